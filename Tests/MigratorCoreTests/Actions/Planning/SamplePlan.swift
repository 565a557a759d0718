/// A small plan as a person sees it: two action types, one case that was found dead.
enum SamplePlan {
    static let text = """
        {
          "schemaVersion": 1,
          "tool": {"name": "migrator", "version": "0.1.0"},
          "actionTypes": [
            {
              "actionType": "LampActionType", "file": "Lamp.swift",
              "enum": "LampModernAction", "finalName": "LampAction", "access": "internal", "skip": false,
              "cases": [
                {
                  "case": "glow", "name": "glow", "skip": false, "documentation": "On.", "payloadStruct": null,
                  "values": [
                    {"field": "level", "name": "level", "type": "Int", "optional": true},
                    {"field": "color", "name": "color", "type": "String", "optional": false}
                  ],
                  "keep": [], "split": [],
                  "dropped": [
                    {"field": "note", "type": "String", "optional": true, "reason": "unused"},
                    {"field": "place", "type": "String", "optional": true, "reason": "neverProvided"}
                  ],
                  "proposed": {
                    "name": "glow", "payloadStruct": null, "documentation": "On.", "status": "ready", "sites": 2,
                    "handledBy": ["LampState.reducer"],
                    "values": [
                      {"field": "level", "name": "level", "type": "Int", "optional": true},
                      {"field": "color", "name": "color", "type": "String", "optional": false}
                    ]
                  }
                },
                {
                  "case": "dim", "name": "dim", "skip": false, "documentation": "", "payloadStruct": "DimPayload",
                  "values": [], "keep": [], "split": [], "dropped": [],
                  "proposed": {
                    "name": "dim", "payloadStruct": "DimPayload", "documentation": "", "status": "dead", "sites": 0,
                    "handledBy": [], "values": []
                  }
                }
              ],
              "declaration": "",
              "proposed": {"enum": "LampModernAction", "finalName": "LampAction", "access": "internal"}
            },
            {
              "actionType": "FanActionType", "file": "Fan.swift",
              "enum": "FanModernAction", "finalName": "FanAction", "access": "public", "skip": false,
              "cases": [
                {
                  "case": "spin", "name": "spin", "skip": false, "documentation": "", "payloadStruct": "SpinPayload",
                  "values": [], "keep": [], "split": [], "dropped": [],
                  "proposed": {
                    "name": "spin", "payloadStruct": "SpinPayload", "documentation": "", "status": "ready", "sites": 1,
                    "handledBy": [], "values": []
                  }
                }
              ],
              "declaration": "",
              "proposed": {"enum": "FanModernAction", "finalName": "FanAction", "access": "public"}
            }
          ],
          "steps": [
            {"step": "runtime", "cases": [], "actionType": null},
            {"step": "middlewares", "cases": [], "actionType": null},
            {"step": "reducers", "cases": [], "actionType": null},
            {"step": "case", "cases": ["LampActionType.glow"], "actionType": null},
            {"step": "finish", "cases": [], "actionType": "LampActionType"},
            {"step": "case", "cases": ["FanActionType.spin"], "actionType": null}
          ],
          "suggestions": [],
          "changes": []
        }

        """
}
