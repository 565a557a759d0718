"""Writes small Redux applications in the legacy form, of which a number decides every choice.

`files(seed)` gives the sources of one by name. They build on Tests/MigratorTests/Fixtures/Cases/Base. `main.swift` calls functions of
the views, which is where actions are dispatched; neither their signatures nor the states depend on the form of the actions, so that the
same program runs before and after a migration.

Every fourth seed is a tame application: no shape in it is beyond what real code does all the time. The others are wilder and larger.
"""

FEATURES = ["Lamp", "Kettle", "Radio", "Door", "Piano", "Clock"]
CASES = ["dim", "blink", "didLoad", "open", "close", "tapOnCell", "reset", "update", "initialize", "paint", "start", "didFail"]
FIELDS = ["level", "title", "isOn", "items", "count", "name", "index", "color", "animated", "mark", "isSelected", "text"]
TYPES = ["Int", "Int", "String", "Bool", "[Int]"]
MASK = (1 << 64) - 1


class Dice:
    """Splitmix64: the same numbers everywhere, whatever the version of Python."""

    def __init__(self, seed):
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & MASK

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        value = self.state
        value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
        return value ^ (value >> 31)

    def below(self, count):
        return self.next() % count

    def between(self, low, high):
        return low + self.below(high - low + 1)

    def chance(self, probability):
        return self.below(10_000) < probability * 10_000

    def pick(self, values):
        return values[self.below(len(values))]

    def some(self, values, count):
        values, taken = list(values), []
        while values and len(taken) < count:
            taken.append(values.pop(self.below(len(values))))
        return taken

    def weighted(self, choices):
        """One of the values of a dictionary of values and weights."""
        left = self.below(max(1, int(sum(choices.values()) * 100)))
        for value, weight in choices.items():
            left -= int(weight * 100)
            if left < 0:
                return value
        return list(choices)[0]


class Field:
    """A stored property: `optional`, `defaulted` (not optional, with a default) or `required`."""

    def __init__(self, name, type, form="required"):
        self.name, self.type, self.form = name, type, form

    @property
    def written(self):
        return self.type + ("?" if self.form == "optional" else "")


class Enum:
    def __init__(self, name, cases):
        self.name, self.cases = name, cases


class Struct:
    def __init__(self, name, fields, written, labels, window_first, protocol):
        self.name, self.fields, self.written = name, fields, written
        self.labels, self.window_first, self.protocol = labels, window_first, protocol


class Case:
    """A case with the structs that carry it, and how often a site gives each field."""

    def __init__(self, enum, name, structs, rank, given):
        self.enum, self.name, self.structs, self.rank, self.given = enum, name, structs, rank, given

    @property
    def path(self):
        return f"{self.enum.name}.{self.name}"


class Feature:
    def __init__(self, name):
        self.name, self.structs, self.enums, self.cases = name, [], [], []


class State:
    def __init__(self, name, fields, children, has_window):
        self.name, self.fields, self.children, self.has_window = name, fields, children, has_window


class Context:
    """What a place in a body may use."""

    def __init__(self, body, actions, values, rank=None, receiver="", window=None):
        self.body = body  # the Reducer or Provider that is written
        self.actions = actions  # names with the struct that each is known to be, or None
        self.values = values  # texts with their types
        self.rank = rank  # what may be dispatched: cases above it
        self.receiver = receiver
        self.window = window
        self.known = {}  # names of constants that say whether the action is of a kind

    def with_(self, **changes):
        copy = Context(self.body, list(self.actions), list(self.values), self.rank, self.receiver, self.window)
        for key, value in changes.items():
            setattr(copy, key, value)
        return copy

    def shadowing(self, name):
        """Without what a new name hides."""
        copy = self.with_()
        copy.actions = [entry for entry in copy.actions if entry[0] != name]
        copy.values = [entry for entry in copy.values if entry[0] != name]
        return copy


def indent(lines):
    return ["    " + line if line else "" for line in lines]


def block(head, lines, tail="}"):
    return [head] + indent(lines) + [tail]


class App:
    def __init__(self, seed):
        self.dice = Dice(seed)
        tame = seed % 4 == 0
        self.wild = 0 if tame else self.dice.pick([0.1, 0.3, 0.7])
        self.names = 0
        self.features = []
        rank = 0
        for name in self.dice.some(FEATURES, self.dice.between(1, 2 if tame else 3)):
            feature = self.feature(name)
            self.features.append(feature)
            for case in feature.cases:
                rank += 1
                case.rank = rank
        self.cases = [case for feature in self.features for case in feature.cases]
        self.structs = [struct for feature in self.features for struct in feature.structs]
        self.enums = [enum for feature in self.features for enum in feature.enums]
        self.states = []
        self.root = self.make_states()

    def fresh(self, stem):
        self.names += 1
        return f"{stem}{self.names}"

    # Declarations

    def feature(self, name):
        dice, feature = self.dice, Feature(name)
        suffixes = dice.pick([[""], [""], ["", "Middleware"], ["", "Panel"]])
        for suffix in suffixes:
            cases = dice.some(CASES, dice.between(1, 4))
            feature.enums.append(Enum(f"{name}{suffix}ActionType", cases))
        for suffix in suffixes if dice.chance(0.5) else [""]:
            feature.structs.append(self.struct(f"{name}{suffix}Action", feature.enums))
        for index, enum in enumerate(feature.enums):
            usual = feature.structs[min(index, len(feature.structs) - 1)]
            for case in enum.cases:
                structs = [usual]
                if len(feature.structs) > 1 and dice.chance(0.15):
                    structs = feature.structs
                given = {field.name: dice.pick([0, 0, 1, 1, 0.5]) for struct in structs for field in struct.fields}
                feature.cases.append(Case(enum, case, structs, 0, given))
        return feature

    def struct(self, name, enums):
        dice = self.dice
        fields = []
        for field in dice.some(FIELDS, dice.weighted({0: 1, 1: 2, 2: 3, 3: 3, 5: 1})):
            fields.append(Field(field, dice.pick(TYPES), dice.weighted({"optional": 6, "defaulted": 2, "required": 1})))
        if self.wild and dice.chance(0.1):
            fields.append(Field("state", "Int", "optional"))
        written = dice.chance(0.7)
        labels = dice.some(fields, len(fields)) if written and dice.chance(0.3) else list(fields)
        protocol = dice.pick(["ActionType", "ActionType", "any ActionType"])
        return Struct(name, fields, written, labels, dice.chance(0.2), protocol)

    def default(self, field):
        return {"Int": "0", "String": '""', "Bool": "false", "[Int]": "[]"}[field.type]

    def declare_struct(self, struct):
        fixed = ["let windowUUID: WindowUUID", f"let actionType: {struct.protocol}"]
        if not struct.written:
            own = []
            for field in struct.fields:
                default = f" = {self.default(field)}" if field.form == "defaulted" else ""
                keyword = "let" if field.form == "required" else "var"
                own.append(f"{keyword} {field.name}: {field.written}{default}")
            return block(f"struct {struct.name}: Action {{", fixed + own if struct.window_first else own + fixed)
        own = [f"let {field.name}: {field.written}" for field in struct.fields]
        parameters = []
        for field in struct.labels:
            default = {"optional": " = nil", "defaulted": f" = {self.default(field)}", "required": ""}[field.form]
            parameters.append(f"{field.name}: {field.written}{default}")
        last = ["windowUUID: WindowUUID", f"actionType: {struct.protocol}"]
        parameters = last + parameters if struct.window_first else parameters + last
        names = ["windowUUID", "actionType"] + [field.name for field in struct.fields]
        init = block(f"init({', '.join(parameters)}) {{", [f"self.{name} = {name}" for name in names])
        return block(f"struct {struct.name}: Action {{", fixed + own + [""] + init)

    def actions_file(self, feature):
        lines = []
        for struct in feature.structs:
            lines += self.declare_struct(struct) + [""]
        for enum in feature.enums:
            if self.dice.chance(0.3):
                lines += [f"enum {enum.name}: ActionType {{ case {', '.join(enum.cases)} }}", ""]
            else:
                lines += block(f"enum {enum.name}: ActionType {{", [f"case {case}" for case in enum.cases]) + [""]
        return lines[:-1]

    def make_states(self):
        dice = self.dice
        leaves = []
        for feature in self.features:
            names = dice.some(FIELDS, dice.between(2, 4))
            fields = [Field(name, dice.pick(TYPES)) for name in names]
            fields[0].type = "Int"
            if dice.chance(0.4):
                fields.append(Field("extra", dice.pick(["Int", "String"]), "optional"))
            leaves.append(State(f"{feature.name}State", fields, [], True))
        if dice.chance(0.6):
            inner = dice.some(leaves, dice.between(1, len(leaves)))
            panel = State("PanelState", [Field("shown", "Int"), Field("isBusy", "Bool")], inner, True)
            top = [leaf for leaf in leaves if leaf not in inner] + [panel]
        else:
            top = leaves
        root = State("AppState", [Field("total", "Int")] if dice.chance(0.3) else [], top, False)
        self.states = leaves + ([panel] if panel_of(top) else []) + [root]
        return root

    # Expressions

    def literal(self, type):
        dice = self.dice
        if type == "Int":
            return str(dice.below(9))
        if type == "String":
            return f'"{dice.pick(["red", "blue", "tea", "oak"])}"'
        if type == "Bool":
            return dice.pick(["true", "false"])
        return f"[{', '.join(str(dice.below(9)) for _ in range(dice.below(3)))}]"

    def feature_struct(self):
        return self.dice.pick(self.structs)

    def cast(self, name, known):
        """A struct, and an expression that is the action as this struct, or nil."""
        struct = self.feature_struct() if known is None else known
        return struct, name if known is not None else f"({name} as? {struct.name})?"

    def payload(self, context, type):
        """A field of the action with what to take where there is none."""
        dice = self.dice
        if not context.actions:
            return None
        name, known = dice.pick(context.actions)
        struct, base = self.cast(name, known)
        fields = [field for field in struct.fields if field.type == type]
        if not fields:
            return None
        field = dice.pick(fields)
        read = f"{base}.{field.name}"
        if known is not None and field.form != "optional":
            return read
        if dice.chance(self.wild * 0.2) and type in ("Int", "String", "[Int]"):
            mapped = {"Int": "$0 + 1", "String": '$0 + "!"', "[Int]": "$0 + [1]"}[type]
            base_read = read if known is not None else f"{base}.{field.name}"
            return f"({base_read}.map {{ {mapped} }} ?? {self.simple(context, type)})" if known is not None else None
        return f"({read} ?? {self.simple(context, type)})"

    def simple(self, context, type):
        known = [text for text, of in context.values if of == type]
        return self.dice.pick(known) if known and self.dice.chance(0.7) else self.literal(type)

    def test(self, context):
        """A question about the action."""
        dice = self.dice
        name, known = dice.pick(context.actions)
        kind = dice.weighted({"type": 4, "is": 1 if known is None else 0, "nil": 3, "window": 1, "contains": self.wild})
        enum = dice.pick(self.enums)
        if kind == "type":
            sign = dice.pick(["==", "==", "==", "!="])
            return f"{name}.actionType as? {enum.name} {sign} .{dice.pick(enum.cases)}"
        if kind == "is":
            return f"{name} is {self.feature_struct().name}"
        if kind == "contains":
            cases = dice.some(enum.cases, 2)
            return f"[{enum.name}.{', .'.join(cases)}].contains({name}.actionType as? {enum.name})"
        if kind == "window" and context.window:
            return f"{name}.windowUUID == {context.window}"
        struct, base = self.cast(name, known)
        fields = [field for field in struct.fields if field.form == "optional"]
        if not fields:
            return f"{name}.actionType as? {enum.name} == .{dice.pick(enum.cases)}"
        field = dice.pick(fields)
        if field.type == "Bool":
            return f"{base}.{field.name} == true"
        return f"{base}.{field.name} {dice.pick(['!=', '=='])} nil"

    def condition(self, context, depth=1):
        dice = self.dice
        flags = [text for text, of in context.values if of == "Bool"]
        kind = dice.weighted({"test": 5, "flag": 2, "compare": 2, "both": 1.5 if depth else 0, "not": 0.7 if depth else 0})
        if kind == "test" and context.actions:
            return self.test(context)
        if kind == "both":
            return f"{self.condition(context, 0)} {dice.pick(['&&', '||'])} {self.condition(context, 0)}"
        if kind == "not":
            return f"!({self.condition(context, 0)})"
        if flags and kind == "flag":
            return dice.pick(flags)
        return f"{self.simple(context, 'Int')} {dice.pick(['<', '>', '=='])} {dice.below(6)}"

    def expression(self, context, type, depth=1):
        dice = self.dice
        kind = dice.weighted({
            "payload": 5, "simple": 4, "ternary": 1.2 if depth else 0, "operator": 1 if depth else 0,
            "helper": 1.2 if depth else 0, "test": 2 if type == "Bool" else 0, "closure": self.wild if depth else 0,
        })
        if kind == "payload":
            return self.payload(context, type) or self.simple(context, type)
        if kind == "ternary":
            return (f"({self.condition(context, 0)} ? {self.expression(context, type, 0)}"
                    f" : {self.expression(context, type, 0)})")
        if kind == "operator" and type in ("Int", "String", "[Int]"):
            return f"({self.expression(context, type, 0)} + {self.expression(context, type, 0)})"
        if kind == "test" and context.actions:
            return f"({self.test(context)})"
        if kind == "helper" and context.actions:
            return context.body.value_helper(context, type)
        if kind == "closure" and type == "Int":
            inner = self.expression(context, "Int", 0)
            return f"[1, 2].map {{ $0 + {inner} }}.reduce(0, +)"
        return self.simple(context, type)

    def optional(self, context, type):
        """An expression of an optional type."""
        dice = self.dice
        if context.actions and dice.chance(0.5):
            name, known = dice.pick(context.actions)
            struct, base = self.cast(name, known)
            fields = [field for field in struct.fields if field.type == type and (field.form == "optional" or known is None)]
            if fields:
                read = f"{base}.{dice.pick(fields).name}"
                return read if dice.chance(0.7) or not known else f"({self.condition(context, 0)} ? {read} : nil)"
        return "nil" if dice.chance(0.3) else self.expression(context, type, 0)

    def given(self, case, struct, context, wrapper=False):
        """The arguments of a constructor, without the window and the case."""
        arguments = []
        for field in struct.labels:
            if field.form != "required" and not self.dice.chance(case.given[field.name]):
                if struct.written or field.form == "defaulted" or self.dice.chance(0.8):
                    continue
                arguments.append(f"{field.name}: nil")
                continue
            if field.form == "optional":
                maybe = [text for text, of in context.values if of == field.type + "?"]
                if maybe and self.dice.chance(0.3):
                    arguments.append(f"{field.name}: {self.dice.pick(maybe)}")
                    continue
            value = self.expression(context, field.type) if context.actions else self.argument(context, field.type)
            if self.dice.chance(0.08 + self.wild * 0.1):
                value = f'tick("{field.name}", {value})'
            arguments.append(f"{field.name}: {value}")
        return arguments

    def argument(self, context, type):
        return self.simple(context, type)

    def construct(self, struct, arguments, window, type, name=None):
        last = [f"windowUUID: {window}", f"actionType: {type}"]
        arguments = last + arguments if struct.window_first else arguments + last
        return f"{name or struct.name}({', '.join(arguments)})"

    # Dispatches

    def dispatch(self, context, case, window):
        """Statements that dispatch a case."""
        dice = self.dice
        struct = dice.pick(case.structs)
        kind = dice.weighted({
            "direct": 5, "local": 5, "init": self.wild, "typed": self.wild, "main": 0.5, "ternary": self.wild,
            "branches": self.wild, "actions": self.wild, "loop": self.wild, "each": self.wild * 0.7,
            "closure": 0.3 + self.wild * 0.5, "variable": self.wild * 0.7, "task": self.wild * 0.5,
        })
        if context.actions and kind in ("closure", "task", "main", "each"):
            context = context.with_(receiver="self.")
        window_before = []
        if dice.chance(0.05 + self.wild * 0.1):
            window_before, window = [f"let window = {window}"], "window"
        elif dice.chance(self.wild * 0.1):
            window = f'tick("window", {window})'
        action = self.construct(struct, self.given(case, struct, context), window, case.path)
        others = [other for other in self.cases if struct in other.structs and other.enum is case.enum and other.rank >= case.rank]
        other = dice.pick(others)
        both = {field.name: max(case.given[field.name], other.given[field.name]) for field in struct.fields}
        joint = Case(case.enum, case.name, [struct], case.rank, both)
        asked = self.condition(context, 0) if context.actions else dice.pick(
            [text for text, of in context.values if of == "Bool"] or ["true"])
        second = self.construct(struct, self.given(other, struct, context), window, other.path)
        name = dice.pick(["action", "newAction", lower(struct.name)])
        if kind in ("branches", "variable") and name in [entry[0] for entry in context.actions]:
            name = "chosenAction"
        if kind == "direct":
            lines = [f"store.dispatch({action})"]
        elif kind == "local":
            lines = [f"let {name} = {action}", f"store.dispatch({name})"]
        elif kind == "typed":
            lines = [f"let {name}: Action = {action}", f"store.dispatch({name})"]
        elif kind == "init":
            arguments = self.given(case, struct, context)
            made = self.construct(struct, arguments, window, case.path, ".init")
            lines = [f"let {name}: {struct.name} = {made}", f"store.dispatch({name})"]
        elif kind == "main":
            lines = block("onMain {", [f"store.dispatch({action})"])
        elif kind == "ternary":
            type = f"{asked} ? {case.path} : {other.path}"
            arguments = self.given(joint, struct, context)
            if dice.chance(0.5):
                made = self.construct(struct, arguments, window, "type")
                lines = [f"let type = {type}", f"store.dispatch({made})"]
            elif dice.chance(0.5):
                made = self.construct(struct, arguments, window, "type")
                lines = [f"let type: {case.enum.name} = {asked} ? .{case.name} : .{other.name}", f"store.dispatch({made})"]
            else:
                lines = [f"store.dispatch({self.construct(struct, arguments, window, type)})"]
        elif kind == "branches":
            lines = [f"let {name}: {struct.name}"] + block(f"if {asked} {{", [f"{name} = {action}"], "} else {")
            lines += indent([f"{name} = {second}"]) + ["}", f"store.dispatch({name})"]
        elif kind == "actions":
            lines = [f"store.dispatch({asked} ? {action} : {second})"]
        elif kind == "loop":
            lines = block(f"for {name} in [{action}, {second}] {{", [f"store.dispatch({name})"])
        elif kind == "each":
            arguments = self.given(joint, struct, context)
            made = self.construct(struct, arguments, window, "$0")
            lines = [f"[{case.path}, .{other.name}].forEach {{ store.dispatch({made}) }}"]
        elif kind == "closure":
            run = self.fresh("run")
            lines = [f"let {run}: () -> Void = {{ store.dispatch({action}) }}", f"{run}()"]
        elif kind == "variable":
            lines = [f"var {name} = {action}"] + block(f"if {asked} {{", [f"{name} = {second}"])
            lines += [f"store.dispatch({name})"]
        else:
            lines = block("tasks.append(Task {", [f"store.dispatch({action})"], "})")
        lines = window_before + lines
        # The new names hide those of the body, which is right in a block of its own only.
        if context.actions and (window_before or kind in ("local", "typed", "init", "ternary", "branches", "variable")):
            return block("do {", lines)
        return lines

    # The application

    def files(self):
        files = {}
        for feature in self.features:
            files[f"{feature.name}Action.swift"] = self.actions_file(feature)
        for state in self.states:
            files[f"{state.name}.swift"] = Reducer(self, state).lines()
        providers = [Provider(self, f"{name}Middleware") for name in self.provider_names()]
        for provider in providers:
            files[f"{provider.name}.swift"] = provider.lines()
        views = [View(self, feature) for feature in self.features]
        for view in views:
            files[f"{view.name}.swift"] = view.lines()
        files["AppStore.swift"] = self.store(providers)
        files["main.swift"] = self.main(views)
        return {name: "\n".join(lines) + "\n" for name, lines in files.items()}

    def provider_names(self):
        return self.dice.some([feature.name for feature in self.features], self.dice.between(1, len(self.features)))

    def initial(self, state):
        arguments = ["windowUUID: here"] if state.has_window else []
        arguments += [f"{field.name}: {'nil' if field.form == 'optional' else self.literal(field.type)}" for field in state.fields]
        arguments += [f"{child_name(child)}: {self.initial(child)}" for child in state.children]
        return f"{state.name}({', '.join(arguments)})"

    def store(self, providers):
        lines = [f"@MainActor let {lower(provider.name)} = {provider.name}()" for provider in providers]
        made = ", ".join(f"{lower(provider.name)}.{provider.property}" for provider in providers)
        return lines + [
            "", "@MainActor let store = Store(", f"    state: {self.initial(self.root)},",
            "    reducer: AppState.reducer,", f"    middlewares: [{made}]", ")",
        ]

    def main(self, views):
        dice, lines = self.dice, []
        for view in views:
            lines.append(f"let {lower(view.name)} = {view.name}(windowUUID: here)")
            lines.append(f"let other{view.name} = {view.name}(windowUUID: there)")
            lines.append(f"let any{view.name} = {view.name}(windowUUID: .unavailable)")
        calls = [(view, function) for view in views for function in view.functions]
        for view, function in calls + [dice.pick(calls) for _ in range(dice.between(10, 25))]:
            subject = dice.weighted({lower(view.name): 6, f"other{view.name}": 1, f"any{view.name}": 1})
            arguments = [self.literal("Int"), self.literal("String"), self.literal("Bool"), self.literal("[Int]")]
            arguments.append(dice.pick(["nil", self.literal("Int")]))
            call = f"{subject}.{function}({', '.join(arguments)})"
            lines += [call, f'await settle("{subject}.{function}") {{ store.state }}']
        return lines


def panel_of(states):
    return [state for state in states if state.name == "PanelState"]


def lower(name):
    return name[0].lower() + name[1:]


def child_name(state):
    return lower(state.name.removesuffix("State")) + "State"


class Helper:
    def __init__(self, name, parameters, struct, lowest, call):
        self.name, self.parameters, self.struct, self.lowest, self.call = name, parameters, struct, lowest, call
        self.body = []


class Body:
    """What reducers and providers have in common: statements that look at the action, down to an end."""

    def __init__(self, app):
        self.app, self.dice = app, app.dice
        self.functions = []  # the lines of each helper
        self.helpers = []
        self.value_helpers = []
        self.lowest = None

    # Value helpers

    def value_helper(self, context, type):
        name, known = self.dice.pick(context.actions)
        fitting = [helper for helper in self.value_helpers if helper.call == type and helper.struct in (None, known)]
        if fitting and self.dice.chance(0.6):
            helper = self.dice.pick(fitting)
        else:
            struct = known if known is not None and self.dice.chance(0.5) else None
            helper = Helper(self.app.fresh("value"), [], struct, None, type)
            inner = self.inner([("action", struct)])
            inner.rank = None
            # Helpers of helpers would make the applications larger, not other.
            body = []
            if self.dice.chance(0.4):
                body.append(f"guard {self.app.condition(inner)} else {{ return {self.app.simple(inner, type)} }}")
            body.append(f"return {self.leaf_expression(inner, type)}")
            head = f"{self.modifiers()}func {helper.name}(of action: {struct.name if struct else 'Action'}, {self.state_parameter()}) -> {type} {{"
            self.functions.append(block(head, body))
            self.value_helpers.append(helper)
        return f"{self.call_prefix(context)}{helper.name}(of: {name}, {self.state_argument()})"

    def leaf_expression(self, context, type):
        return self.app.expression(context, type, 0)

    # Statements

    def effects(self, context, count):
        """Statements that do something and go on."""
        lines = []
        for _ in range(count):
            lines += self.effect(context)
        return lines

    def say(self, context):
        type = self.dice.pick(["Int", "String", "Bool", "[Int]"])
        value = self.app.expression(context, type)
        return self.noted(f'"{self.app.fresh("at")} \\({value})"' if '"' not in value else f'"{self.app.fresh("at")}" + String(describing: {value})', context)

    def flow(self, context, budget):
        """Statements for whatever action it is; the last one gives the result, where there is one."""
        dice, app = self.dice, self.app
        if budget <= 0 or not context.actions:
            return self.end(context)
        kind = dice.weighted({
            "switch": 4, "casting": 3, "guard": 2, "if": 2, "flag": 1.5, "value": 2, "unwrap": 2, "end": 1.5,
            "helper": 3, "switchAs": 1, "switchAction": app.wild, "typed": app.wild, "window": 0.5, "effect": 1,
            "chosen": 1 + app.wild, "closure": app.wild * 0.7, "caseTest": app.wild * 0.7, "split": 1 + app.wild,
        })
        return getattr(self, "flow_" + kind)(context, budget)

    def flow_end(self, context, budget):
        return self.end(context)

    def untyped(self, context):
        return [name for name, known in context.actions if known is None]

    def flow_window(self, context, budget):
        if not context.window:
            return self.end(context)
        name = self.dice.pick(context.actions)[0]
        test = f"{name}.windowUUID == {context.window}"
        if self.dice.chance(0.7):
            test = f"{name}.windowUUID == .unavailable || {test}"
        return self.guard(test, context) + [""] + self.flow(context, budget - 1)

    def guard(self, conditions, context):
        leave = self.leave(context)
        if len(leave) == 1:
            return [f"guard {conditions} else {{ {leave[0]} }}"]
        return block(f"guard {conditions} else {{", leave)

    def bound_name(self, name, struct):
        return name if self.dice.chance(0.5) else lower(struct.name)

    def flow_casting(self, context, budget):
        dice, names = self.dice, self.untyped(context)
        if not names:
            return self.flow_value(context, budget)
        name, struct = dice.pick(names), dice.pick(self.app.structs)
        bound = self.bound_name(name, struct)
        conditions = [f"let {bound} = {name} as? {struct.name}"]
        inner = context.shadowing(bound)
        inner.actions.append((bound, struct))
        if context.window and dice.chance(0.15):
            conditions.append(f"{bound}.windowUUID == {context.window}")
        if dice.chance(0.3):
            inner, more = self.unwrapping(inner, bound, struct)
            conditions += more
        if dice.chance(0.15):
            conditions.append(self.app.condition(inner, 0))
        test = ", ".join(conditions)
        if dice.chance(0.45):
            return self.guard(test, context) + self.flow(inner, budget - 1)
        ends = dice.chance(0.7)
        lines = block(f"if {test} {{", self.flow(inner, budget - 2) if ends else self.effects(inner, 1))
        others = [other for other in self.app.structs if other is not struct]
        while others and dice.chance(0.4):
            other = others.pop(dice.below(len(others)))
            bound = self.bound_name(name, other)
            following = context.shadowing(bound)
            following.actions.append((bound, other))
            lines[-1] = f"}} else if let {bound} = {name} as? {other.name} {{"
            ending = dice.chance(0.6)
            lines += indent(self.flow(following, budget - 2) if ending else self.effects(following, 1)) + ["}"]
            ends = ends and ending
        if dice.chance(0.2):
            lines[-1] = "} else {"
            lines += indent(self.flow(context, budget - 2)) + ["}"]
            if self.returns and ends:
                return lines
        return lines + self.flow(context, budget - 2)

    def unwrapping(self, context, name, struct):
        """A condition that binds a field, and what is seen behind it."""
        fields = [field for field in struct.fields if field.form == "optional"]
        if not fields:
            return context, []
        field = self.dice.pick(fields)
        bound = field.name if self.dice.chance(0.7) else self.app.fresh("given")
        if bound == "state":
            bound = "given"
        inner = context.shadowing(bound)
        inner.values.append((bound, field.type))
        return inner, [f"let {bound} = {name}.{field.name}"]

    def flow_unwrap(self, context, budget):
        name, known = self.dice.pick(context.actions)
        struct, base = self.app.cast(name, known)
        fields = [field for field in struct.fields if field.form == "optional" or known is None]
        if not fields:
            return self.flow(context, budget - 1)
        field = self.dice.pick(fields)
        bound = field.name if self.dice.chance(0.6) and field.name != "state" else self.app.fresh("given")
        inner = context.shadowing(bound)
        inner.values.append((bound, field.type))
        test = f"let {bound} = {base}.{field.name}"
        if self.dice.chance(0.2):
            test += f", {self.app.condition(inner, 0)}"
        if self.dice.chance(0.6):
            return self.guard(test, context) + self.flow(inner, budget - 1)
        return block(f"if {test} {{", self.flow(inner, budget - 2)) + self.flow(context, budget - 1)

    def flow_guard(self, context, budget):
        return self.guard(self.app.condition(context), context) + self.flow(context, budget - 1)

    def flow_if(self, context, budget):
        lines = block(f"if {self.app.condition(context)} {{", self.flow(context, budget - 2))
        if self.dice.chance(0.3):
            lines[-1] = f"}} else if {self.app.condition(context)} {{"
            lines += indent(self.flow(context, budget - 2)) + ["}"]
        if self.dice.chance(0.3):
            lines[-1] = "} else {"
            lines += indent(self.flow(context, budget - 2)) + ["}"]
            if self.returns:
                return lines
        return lines + self.flow(context, budget - 1)

    def flow_flag(self, context, budget):
        bound = self.app.fresh("is")
        inner = context.with_()
        inner.values.append((bound, "Bool"))
        inner.values.append((bound, "Bool"))
        return [f"let {bound} = {self.app.test(context)}"] + self.flow(inner, budget - 1)

    def flow_value(self, context, budget):
        type = self.dice.pick(["Int", "String", "Bool", "[Int]"])
        bound = self.app.fresh("value") if self.dice.chance(0.6) else self.dice.pick(["level", "title", "count", "name"])
        if bound in [text for text, _ in context.values]:
            bound = self.app.fresh("value")
        inner = context.with_()
        value = self.app.expression(context, type)
        inner.values.append((bound, type))
        inner.values.append((bound, type))
        return [f"let {bound}: {type} = {value}"] + self.flow(inner, budget - 1)

    def flow_effect(self, context, budget):
        return self.effects(context, 1) + self.flow(context, budget - 1)

    def flow_chosen(self, context, budget):
        """An `if` or `switch` that gives a value."""
        dice, app = self.dice, self.app
        type, bound = dice.pick(["Int", "String"]), app.fresh("chosen")
        inner = context.with_()
        inner.values += [(bound, type)] * 2
        if dice.chance(0.5):
            first, second = app.expression(context, type, 0), app.expression(context, type, 0)
            lines = [f"let {bound}: {type} = if {app.condition(context)} {{ {first} }} else {{ {second} }}"]
        else:
            name, enum = dice.pick(context.actions)[0], dice.pick(app.enums)
            lines = [f"let {bound}: {type} = switch {name}.actionType {{"]
            for case in dice.some(enum.cases, 2):
                lines.append(f"case {enum.name}.{case}: {app.expression(context, type, 0)}")
            lines += [f"default: {app.expression(context, type, 0)}", "}"]
        return lines + self.flow(inner, budget - 1)

    def flow_closure(self, context, budget):
        bound = self.app.fresh("make")
        inner = context.with_()
        inner.values.append((f"{bound}()", "Int"))
        inner.values.append((f"{bound}()", "Int"))
        value = self.app.expression(self.in_closure(context), "Int")
        return [f"let {bound}: @MainActor () -> Int = {{ {value} }}"] + self.flow(inner, budget - 1)

    def in_closure(self, context):
        return context

    def ranked(self, context, cases):
        """What may be dispatched where the action is one of these cases."""
        return context.with_(rank=max([case.rank for case in cases] + [0]))

    def branch(self, context, budget):
        return self.flow(context, budget - 2)

    def labels(self, count):
        return self.dice.some(self.app.cases, count)

    def flow_switch(self, context, budget):
        dice, app = self.dice, self.app
        name = dice.pick(context.actions)[0]
        left = self.labels(dice.between(1, 5))
        lines, falling, total = [f"switch {name}.actionType {{"], [], len(left)
        while left:
            here = [left.pop() for _ in range(min(len(left), dice.weighted({1: 5, 2: 2, 3: 1})))]
            falling += here
            inner = self.ranked(context, falling)
            where = ""
            if dice.chance(0.04 + app.wild * 0.08):
                where = f" where {app.condition(inner, 0)}"
            lines.append(f"case {', '.join(case.path for case in here)}{where}:")
            if dice.chance(0.03 + app.wild * 0.07):
                lines += indent(self.plain_effects(inner) + ["fallthrough"])
                continue
            falling = []
            lines += indent(self.branch(inner, budget))
        lines += ["default:"] + indent(self.branch(context if not falling else context.with_(rank=None), budget)) + ["}"]
        return lines + self.after(context)

    def flow_switchAs(self, context, budget):
        dice, app = self.dice, self.app
        name, enum = dice.pick(context.actions)[0], dice.pick(app.enums)
        cases = [case for case in app.cases if case.enum is enum]
        lines = []
        if dice.chance(0.5):
            lines = self.guard(f"let type = {name}.actionType as? {enum.name}", context) + ["switch type {"]
            prefix = dice.pick([".", f"{enum.name}."])
            whole = True
        else:
            lines = [f"switch {name}.actionType as? {enum.name} {{"]
            prefix, whole = ".", False
        left = list(cases)
        while left:
            here = [left.pop() for _ in range(min(len(left), dice.pick([1, 1, 2])))]
            lines.append(f"case {', '.join(prefix + case.name for case in here)}:")
            lines += indent(self.branch(self.ranked(context, here), budget))
        if not whole:
            lines += [dice.pick(["default:", "case nil:", "case .none:"])] + indent(self.branch(context, budget))
        return lines + ["}"] + self.after(context)

    def flow_switchAction(self, context, budget):
        dice, names = self.dice, self.untyped(context)
        if not names:
            return self.flow_switch(context, budget)
        name = dice.pick(names)
        lines = [f"switch {name} {{"]
        for struct in dice.some(self.app.structs, 2):
            if dice.chance(0.3):
                lines += [f"case is {struct.name}:"] + indent(self.branch(context, budget))
                continue
            bound = self.bound_name(name, struct)
            inner = context.shadowing(bound)
            inner.actions.append((bound, struct))
            where = f" where {self.app.condition(inner, 0)}" if dice.chance(0.2) else ""
            lines += [f"case let {bound} as {struct.name}{where}:"] + indent(self.branch(inner, budget))
        lines += ["default:"] + indent(self.branch(context, budget)) + ["}"]
        return lines + self.after(context)

    def flow_typed(self, context, budget):
        dice, name, enum = self.dice, self.dice.pick(context.actions)[0], self.dice.pick(self.app.enums)
        cases = dice.some([case for case in self.app.cases if case.enum is enum], 2)
        test = " || ".join(f"type == .{case.name}" for case in cases)
        inner = self.ranked(context, cases)
        lines = block(f"if let type = {name}.actionType as? {enum.name}, {test} {{", self.flow(inner, budget - 2))
        return lines + self.flow(context, budget - 1)

    def flow_caseTest(self, context, budget):
        name, case = self.dice.pick(context.actions)[0], self.dice.pick(self.app.cases)
        pattern = self.dice.pick([f".some({case.path})", f".{case.name}"])
        test = f"if case {pattern} = {name}.actionType as? {case.enum.name} {{"
        inner = self.ranked(context, [case])
        return block(test, self.flow(inner, budget - 2)) + self.flow(context, budget - 1)

    # Helpers

    def flow_helper(self, context, budget):
        dice = self.dice
        name, known = dice.pick(context.actions)
        fitting = [helper for helper in self.helpers if helper.call == "action" and helper.struct in (None, known)
                   and (helper.lowest is None or (context.rank is not None and helper.lowest > context.rank))]
        if fitting and dice.chance(0.6):
            helper = dice.pick(fitting)
        else:
            struct = known if known is not None and dice.chance(0.7) else None
            helper = Helper(self.app.fresh("handle"), dice.pick([("state", "action"), ("action", "state"), ("_", "_")]),
                            struct, None, "action")
            inner = self.inner([("action", struct)])
            inner.rank = context.rank
            saved, self.lowest = self.lowest, None
            helper.body = self.flow(inner, min(budget - 1, 4))
            helper.lowest = self.lowest
            self.lowest = min([lowest for lowest in (saved, helper.lowest) if lowest is not None], default=None)
            self.declare(helper, struct)
            self.helpers.append(helper)
        if helper.lowest is not None:
            self.lowest = min(helper.lowest, self.lowest if self.lowest is not None else helper.lowest)
        return self.call(helper, name, context)

    def flow_split(self, context, budget):
        """A helper that is given fields of the action, its window or its type."""
        dice, app = self.dice, self.app
        parameters, arguments, values = [], [], []
        for type in dice.some(["Int", "String", "Bool", "[Int]"], dice.between(1, 2)):
            field = app.fresh("given")
            if dice.chance(0.6):
                parameters.append(f"{field}: {type}?")
                arguments.append(f"{field}: {app.optional(context, type)}")
                default = app.literal(type)
                values.append((f"({field} ?? {default})", type))
            else:
                parameters.append(f"{field}: {type}")
                arguments.append(f"{field}: {app.expression(context, type)}")
                values.append((field, type))
        return self.split(context, parameters, arguments, values)


class Reducer(Body):
    returns = True  # `flow` gives statements behind which nothing is reached

    def __init__(self, app, state):
        super().__init__(app)
        self.state = state

    def lines(self):
        state, dice = self.state, self.dice
        keyword = dice.pick(["let", "var", "var"])
        self.writable = keyword == "var"
        context = self.inner([("action", None)])
        body = []
        if state.has_window and dice.chance(0.85):
            test = "action.windowUUID == .unavailable || action.windowUUID == state.windowUUID"
            if dice.chance(0.1):
                test = "action.windowUUID == state.windowUUID"
            body += block(f"guard {test} else {{", [self.default_state()]) + [""]
        body += self.flow(context, 0 if not state.has_window and dice.chance(0.5) else dice.between(3, 6))
        lines = ["let windowUUID: WindowUUID"] if state.has_window else []
        lines += [f"{keyword} {field.name}: {field.written}" for field in state.fields]
        lines += [f"{keyword} {child_name(child)}: {child.name}" for child in state.children]
        lines += [""] + block("static let reducer: Reducer<Self> = { state, action in", body)
        reset = dice.pick(state.fields) if state.fields else None
        arguments = ["windowUUID: state.windowUUID"] if state.has_window else []
        for field in state.fields:
            kept = field is not reset or dice.chance(0.5)
            arguments.append(f"{field.name}: " + (f"state.{field.name}" if kept else self.cleared(field)))
        for child in state.children:
            arguments.append(f"{child_name(child)}: {child.name}.defaultState(from: state.{child_name(child)})")
        lines += [""] + block(f"static func defaultState(from state: Self) -> Self {{", [f"return {state.name}({', '.join(arguments)})"])
        for function in self.functions:
            lines += [""] + function
        return block(f"struct {state.name}: StateType {{", lines)

    def cleared(self, field):
        return "nil" if field.form == "optional" else self.app.default(field)

    def default_state(self):
        return self.dice.pick(["return defaultState(from: state)", "return defaultState(from: state)", "return state"])

    def inner(self, actions):
        values = [(f"state.{field.name}", field.written) for field in self.state.fields]
        for field in self.state.fields:
            if field.form == "optional":
                values.append((f"(state.{field.name} ?? {self.app.literal(field.type)})", field.type))
        for child in self.state.children:
            values += [(f"state.{child_name(child)}.{field.name}", field.written) for field in child.fields]
        return Context(self, actions, values, window="state.windowUUID" if self.state.has_window else None)

    def modifiers(self):
        return "@MainActor private static "

    def state_parameter(self):
        return "_ state: Self"

    def state_argument(self):
        return "state"

    def call_prefix(self, context):
        return ""

    def leave(self, context):
        if context.actions and self.dice.chance(0.2):
            return self.end(context)
        if self.state.children and self.dice.chance(0.5):
            return self.end(context.with_(values=[]))
        return [self.default_state()]

    def noted(self, text, context):
        return f"say({text})"

    def effect(self, context):
        return [self.say(context)]

    def plain_effects(self, context):
        return self.effects(context, 1)

    def after(self, context):
        return []

    def child(self, child, context):
        name = child_name(child)
        if not context.actions or self.dice.chance(0.08):
            return self.dice.pick([f"state.{name}", f"{child.name}.defaultState(from: state.{name})"])
        return f"{child.name}.reducer(state.{name}, {self.dice.pick(context.actions)[0]})"

    def end(self, context):
        """A `return` of a state."""
        dice, state, app = self.dice, self.state, self.app
        if not state.children and dice.chance(0.2):
            return [self.default_state()]
        changed = dice.some(state.fields, dice.between(1, 2))
        # Those that are not looked at keep the application small.
        new = {}
        for field in state.fields:
            if field in changed:
                if field.form == "optional":
                    new[field.name] = app.optional(context, field.type)
                else:
                    new[field.name] = app.expression(context, field.type)
        if self.writable and dice.chance(0.4):
            lines = ["var new = state"] + [f"new.{name} = {value}" for name, value in new.items()]
            lines += [f"new.{child_name(child)} = {self.child(child, context)}" for child in state.children]
            return lines + ["return new"]
        arguments = []
        if state.has_window:
            own = [name for name, _ in context.actions]
            window = f"{dice.pick(own)}.windowUUID" if own and dice.chance(0.03) else "state.windowUUID"
            arguments.append(f"windowUUID: {window}")
        arguments += [f"{field.name}: {new.get(field.name, 'state.' + field.name)}" for field in state.fields]
        arguments += [f"{child_name(child)}: {self.child(child, context)}" for child in state.children]
        made = dice.pick([state.name, state.name, "Self"])
        if len(arguments) < 3 and dice.chance(0.5):
            return [f"return {made}({', '.join(arguments)})"]
        lines = [f"return {made}("] + indent([argument + "," for argument in arguments]) + [")"]
        lines[-2] = lines[-2].removesuffix(",")
        return lines

    def declare(self, helper, struct):
        type = struct.name if struct else "Action"
        first, second = helper.parameters
        parameters = {"state": f"state: Self, action: {type}", "action": f"action: {type}, state: Self",
                      "_": f"_ state: Self, _ action: {type}"}[first]
        self.functions.append(block(f"{self.modifiers()}func {helper.name}({parameters}) -> Self {{", helper.body))

    def call(self, helper, name, context):
        arguments = {"state": f"state: state, action: {name}", "action": f"action: {name}, state: state",
                     "_": f"state, {name}"}[helper.parameters[0]]
        prefix = self.dice.pick(["", "", "", "Self."])
        return [f"return {prefix}{helper.name}({arguments})"]

    def split(self, context, parameters, arguments, values):
        inner = self.inner([])
        inner.values += values * 2
        name = self.app.fresh("set")
        lines = self.end(inner)
        if self.dice.chance(0.4):
            lines = self.guard(self.app.condition(inner), inner) + lines
        extra, given = [], []
        # A state that has children must give them something: the action, too.
        head = ", ".join(["from state: Self"] + extra + parameters)
        self.functions.append(block(f"{self.modifiers()}func {name}({head}) -> Self {{", lines))
        return [f"return {name}({', '.join(['from: state'] + given + arguments)})"]


class Provider(Body):
    returns = False

    def __init__(self, app, name):
        super().__init__(app)
        self.name = name
        self.property = lower(name.removesuffix("Middleware")) + "Provider"

    def lines(self):
        dice = self.dice
        capture = dice.chance(0.7)
        context = self.inner([("action", None)])
        context.receiver = "" if capture else "self."
        lead = []
        if dice.chance(0.25):
            lead = ["let windowUUID = action.windowUUID"]
        body = lead + self.flow(context, dice.between(3, 6))
        head = "{ [self] state, action in" if capture else "{ state, action in"
        lines = ["private var log = 0", ""]
        lines += block(f"lazy var {self.property}: Middleware<AppState> = {head}", body)
        lines += [""] + block("private func note(_ text: String) {", ["log += 1", f'say("{self.name} \\(log) " + text)'])
        for function in self.functions:
            lines += [""] + function
        return ["@MainActor"] + block(f"final class {self.name} {{", lines)

    def inner(self, actions):
        values = []

        def walk(state, path):
            for field in state.fields:
                values.append((f"{path}.{field.name}", field.written))
                if field.form == "optional":
                    values.append((f"({path}.{field.name} ?? {self.app.literal(field.type)})", field.type))
            for child in state.children:
                walk(child, f"{path}.{child_name(child)}")

        walk(self.app.root, "state")
        return Context(self, actions, values)

    def modifiers(self):
        return self.dice.pick(["private ", "private ", ""])

    def state_parameter(self):
        return "_ state: AppState"

    def state_argument(self):
        return "state"

    def call_prefix(self, context):
        return context.receiver

    def leave(self, context):
        return self.effects(context, 1 if self.dice.chance(0.3) else 0) + ["return"]

    def noted(self, text, context):
        return f"{context.receiver}note({text})"

    def plain_effects(self, context):
        return [self.say(context)]

    def effect(self, context):
        dice, app = self.dice, self.app
        kind = dice.weighted({"say": 4, "dispatch": 4, "task": 0.5 + app.wild, "main": 0.3})
        if kind == "dispatch" and context.rank is not None:
            above = [case for case in app.cases if case.rank > context.rank]
            if above and context.actions:
                case = dice.pick(above)
                # What a site may dispatch besides lies above as well.
                self.lowest = min(case.rank, self.lowest if self.lowest is not None else case.rank)
                window = dice.pick(context.actions)[0] + ".windowUUID"
                return app.dispatch(context, case, window)
        if kind == "task":
            inner = context.with_(receiver="self.")
            return block("tasks.append(Task {", self.effect(inner) if dice.chance(0.5) else [self.say(inner)], "})")
        if kind == "main":
            return block("onMain {", [self.say(context.with_(receiver="self."))])
        return [self.say(context)]

    def after(self, context):
        return self.effects(context, 1) if self.dice.chance(0.2) else []

    def end(self, context):
        return self.effects(context, self.dice.weighted({1: 5, 2: 2}))

    def flow_window(self, context, budget):
        return self.flow_value(context, budget)

    def in_closure(self, context):
        return context.with_(receiver="self.")

    def declare(self, helper, struct):
        type = struct.name if struct else "Action"
        parameters = {"state": f"state: AppState, action: {type}", "action": f"action: {type}, state: AppState",
                      "_": f"_ state: AppState, _ action: {type}"}[helper.parameters[0]]
        self.functions.append(block(f"{self.modifiers()}func {helper.name}({parameters}) {{", helper.body))

    def call(self, helper, name, context):
        arguments = {"state": f"state: state, action: {name}", "action": f"action: {name}, state: state",
                     "_": f"state, {name}"}[helper.parameters[0]]
        return [f"{context.receiver}{helper.name}({arguments})"]

    def split(self, context, parameters, arguments, values):
        inner = self.inner([])
        inner.values = inner.values + values * 2
        name = self.app.fresh("set")
        lines = [self.say(inner)]
        extra, given = [], []
        if self.dice.chance(0.4):
            extra, given = ["in windowUUID: WindowUUID"], [f"in: {self.dice.pick(context.actions)[0]}.windowUUID"]
            lines.append('note("window \\(windowUUID.name)")')
        if any("state." in line for line in lines):
            extra, given = extra + ["_ state: AppState"], given + ["state"]
        head = ", ".join(parameters + extra)
        self.functions.append(block(f"{self.modifiers()}func {name}({head}) {{", lines))
        return [f"{context.receiver}{name}({', '.join(arguments + given)})"]


class View:
    """The dispatch sites of a feature."""

    PARAMETERS = "_ number: Int, _ word: String, _ flag: Bool, _ list: [Int], _ maybe: Int?"

    def __init__(self, app, feature):
        self.app, self.feature, self.dice = app, feature, app.dice
        self.name = f"{feature.name}View"
        self.functions = []
        self.private = []

    def context(self):
        values = [("number", "Int"), ("word", "String"), ("flag", "Bool"), ("list", "[Int]"), ("maybe", "Int?"),
                  ("(maybe ?? 4)", "Int"), ("word.isEmpty", "Bool")]
        return Context(None, [], values)

    def lines(self):
        dice, app = self.dice, self.app
        bodies = []
        for case in self.feature.cases:
            for _ in range(dice.weighted({0: 0.5, 1: 4, 2: 3, 3: 1})):
                bodies.append((case, self.site(case)))
        if not bodies:
            case = self.feature.cases[0]
            bodies.append((case, self.site(case)))
        lines = ["let windowUUID: WindowUUID"]
        for case, body in bodies:
            name = app.fresh(case.name)
            self.functions.append(name)
            lines += [""] + block(f"func {name}({self.PARAMETERS}) {{", body)
        for function in self.private:
            lines += [""] + function
        return ["@MainActor"] + block(f"struct {self.name} {{", lines)

    def site(self, case):
        dice, app, context = self.dice, self.app, self.context()
        kind = dice.weighted({"plain": 8, "wrapper": 2, "made": app.wild * 1.5, "if": 1, "two": 1, "kind": app.wild * 0.7})
        if kind == "plain":
            return app.dispatch(context, case, "windowUUID")
        if kind == "if":
            return block("if flag {", app.dispatch(context, case, "windowUUID"))
        if kind == "two":
            other = dice.pick(self.feature.cases)
            return (block("do {", app.dispatch(context, case, "windowUUID"))
                    + block("do {", app.dispatch(context, other, "windowUUID")))
        struct = dice.pick(case.structs)
        name = app.fresh("send")
        if kind == "wrapper":
            # A function that is given the case, and fields with defaults that few callers give.
            typed = dice.pick([case.enum.name, case.enum.name, "ActionType"])
            field = dice.pick(struct.fields) if struct.fields else None
            parameters, call = [f"_ type: {typed}"], [case.path if typed == "ActionType" or dice.chance(0.5) else f".{case.name}"]
            arguments = []
            for other in struct.labels:
                if other is field:
                    optional = other.form == "optional"
                    parameters.append(f"{other.name}: {other.written} = {'nil' if optional else app.default(other)}")
                    if dice.chance(case.given[other.name]):
                        call.append(f"{other.name}: {app.argument(context, other.type)}")
                    arguments.append(f"{other.name}: {other.name}")
                elif other.form == "required":
                    arguments.append(f"{other.name}: {app.literal(other.type)}")
            if dice.chance(0.2):
                parameters.append("from window: WindowUUID")
                call.append("from: windowUUID")
                made = app.construct(struct, arguments, "window", "type")
            else:
                made = app.construct(struct, arguments, "windowUUID", "type")
            self.private.append(block(f"private func {name}({', '.join(parameters)}) {{", [f"store.dispatch({made})"]))
            lines = [f"{name}({', '.join(call)})"]
            others = [other for other in self.feature.cases if other.enum is case.enum and struct in other.structs]
            if dice.chance(0.4):
                second = list(call)
                second[0] = dice.pick(others).path
                lines = block("if flag {", lines, "} else {") + indent([f"{name}({', '.join(second)})"]) + ["}"]
            return lines
        if kind == "made":
            made = app.construct(struct, app.given(case, struct, context), "windowUUID", case.path)
            returns = dice.pick(["Action?", "Action", struct.name, f"{struct.name}?"])
            body = [f"return {made}"]
            if returns.endswith("?"):
                body = ["guard flag else { return nil }"] + body
            self.private.append(block(f"private func {name}({self.PARAMETERS}) -> {returns} {{", body))
            call = f"{name}(number, word, flag, list, maybe)"
            if returns.endswith("?"):
                return block(f"if let action = {call} {{", ["store.dispatch(action)"])
            return [f"store.dispatch({call})"]
        # A choice that knows its case.
        others = [other for other in self.feature.cases if other.enum is case.enum and struct in other.structs]
        other = dice.pick(others)
        choice = app.fresh("Choice")
        declared = block(f"private enum {choice} {{", ["case first, second", ""] + block(
            f"var actionType: {case.enum.name} {{",
            ["switch self {", f"case .first: return .{case.name}", f"case .second: return .{other.name}", "}"]))
        self.private.append(declared)
        required = [f"{field.name}: {app.literal(field.type)}" for field in struct.labels if field.form == "required"]
        made = app.construct(struct, required, "windowUUID", "choice.actionType")
        return [f"let choice: {choice} = flag ? .first : .second", f"store.dispatch({made})"]


def files(seed):
    return App(seed).files()
