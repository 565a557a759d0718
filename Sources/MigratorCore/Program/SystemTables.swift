/// Facts of system interfaces, in the notation `Type`, `Type?`, `[Type]`.
///
/// Source: the published interfaces of the standard library, Foundation, UIKit and WebKit.
enum SystemTables {
    static let superclasses = [
        "UIViewController": "UIResponder", "UITableViewController": "UIViewController",
        "UINavigationController": "UIViewController", "UICollectionViewController": "UIViewController",
        "UIView": "UIResponder", "UIControl": "UIView", "UIButton": "UIControl", "UILabel": "UIView",
        "UITextField": "UIControl", "UITextView": "UIScrollView", "UIScrollView": "UIView",
        "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UISwitch": "UIControl",
        "UISegmentedControl": "UIControl", "UISlider": "UIControl", "UIImageView": "UIView", "UIStackView": "UIView",
        "UITableViewCell": "UIView", "UICollectionViewCell": "UIView", "UICollectionReusableView": "UIView",
        "WKWebView": "UIView", "UISearchBar": "UIView", "UIWindow": "UIView",
        "UILongPressGestureRecognizer": "UIGestureRecognizer", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UIPanGestureRecognizer": "UIGestureRecognizer",
    ]

    static let members: [String: [String: String]] = [
        "URL": [
            "absoluteString": "String", "absoluteURL": "URL", "path": "String", "lastPathComponent": "String",
            "host": "String?", "scheme": "String?", "query": "String?", "fragment": "String?", "port": "Int?",
            "pathExtension": "String", "user": "String?", "password": "String?", "baseURL": "URL?",
            "isFileURL": "Bool", "pathComponents": "[String]", "relativePath": "String",
        ],
        "URLRequest": [
            "url": "URL?", "httpMethod": "String?", "httpBody": "Data?", "mainDocumentURL": "URL?",
            "timeoutInterval": "Double",
        ],
        "URLComponents": ["url": "URL?", "host": "String?", "scheme": "String?", "path": "String", "query": "String?"],
        "URLResponse": ["url": "URL?", "mimeType": "String?", "suggestedFilename": "String?"],
        "String": [
            "count": "Int", "isEmpty": "Bool", "utf8": "String", "first": "Character?", "last": "Character?",
            "capitalized": "String", "localized": "String",
        ],
        "Data": ["count": "Int", "isEmpty": "Bool"],
        "Date": ["timeIntervalSince1970": "Double", "timeIntervalSinceNow": "Double"],
        "UUID": ["uuidString": "String"],
        "Locale": ["identifier": "String", "languageCode": "String?", "regionCode": "String?"],
        "Bundle": ["bundleIdentifier": "String?", "infoDictionary": "Dictionary?", "bundleURL": "URL"],
        "ProcessInfo": ["arguments": "[String]"],
        "Notification": ["object": "Any?", "userInfo": "Dictionary?", "name": "Notification.Name"],
        "IndexPath": ["row": "Int", "section": "Int", "item": "Int", "count": "Int"],
        "CGRect": [
            "origin": "CGPoint", "size": "CGSize", "width": "CGFloat", "height": "CGFloat", "minX": "CGFloat",
            "minY": "CGFloat", "maxX": "CGFloat", "maxY": "CGFloat", "midX": "CGFloat", "midY": "CGFloat",
        ],
        "CGPoint": ["x": "CGFloat", "y": "CGFloat"],
        "CGSize": ["width": "CGFloat", "height": "CGFloat"],
        "UIResponder": ["next": "UIResponder?", "isFirstResponder": "Bool", "undoManager": "UndoManager?"],
        "UIView": [
            "frame": "CGRect", "bounds": "CGRect", "center": "CGPoint", "alpha": "CGFloat", "isHidden": "Bool",
            "superview": "UIView?", "window": "UIWindow?", "subviews": "[UIView]", "tag": "Int",
            "backgroundColor": "UIColor?", "traitCollection": "UITraitCollection", "layer": "CALayer",
            "safeAreaInsets": "UIEdgeInsets", "accessibilityIdentifier": "String?", "accessibilityLabel": "String?",
        ],
        "UIControl": ["isEnabled": "Bool", "isSelected": "Bool", "isHighlighted": "Bool"],
        "UIButton": ["titleLabel": "UILabel?", "imageView": "UIImageView?", "currentTitle": "String?"],
        "UISwitch": ["isOn": "Bool"], "UISlider": ["value": "Float"],
        "UISegmentedControl": ["selectedSegmentIndex": "Int"],
        "UILabel": ["text": "String?", "attributedText": "NSAttributedString?"],
        "UITextField": ["text": "String?", "placeholder": "String?", "attributedText": "NSAttributedString?"],
        "UITextView": ["text": "String?"],
        "UISearchBar": ["text": "String?"],
        "UIScrollView": ["contentOffset": "CGPoint", "contentSize": "CGSize", "contentInset": "UIEdgeInsets"],
        "UIImageView": ["image": "UIImage?"],
        "UIViewController": [
            "view": "UIView", "viewIfLoaded": "UIView?", "title": "String?",
            "navigationController":
                "UINavigationController?", "presentedViewController": "UIViewController?",
            "presentingViewController": "UIViewController?", "parent": "UIViewController?",
            "traitCollection": "UITraitCollection", "children": "[UIViewController]",
            "tabBarController":
                "UITabBarController?", "popoverPresentationController": "UIPopoverPresentationController?",
            "isBeingDismissed": "Bool", "isBeingPresented": "Bool", "isViewLoaded": "Bool",
        ],
        "UINavigationController": [
            "topViewController": "UIViewController?", "visibleViewController": "UIViewController?",
            "viewControllers": "[UIViewController]",
        ],
        "UITraitCollection": [
            "horizontalSizeClass": "UIUserInterfaceSizeClass", "verticalSizeClass": "UIUserInterfaceSizeClass",
            "userInterfaceIdiom": "UIUserInterfaceIdiom", "userInterfaceStyle": "UIUserInterfaceStyle",
        ],
        "UIGestureRecognizer": ["view": "UIView?", "state": "UIGestureRecognizer.State"],
        "WKWebView": [
            "url": "URL?", "title": "String?", "canGoBack": "Bool", "canGoForward": "Bool", "isLoading": "Bool",
            "estimatedProgress": "Double", "hasOnlySecureContent": "Bool", "scrollView": "UIScrollView",
            "backForwardList": "WKBackForwardList", "configuration": "WKWebViewConfiguration",
            "customUserAgent": "String?", "serverTrust": "SecTrust?",
        ],
        "WKBackForwardList": [
            "currentItem": "WKBackForwardListItem?", "backItem": "WKBackForwardListItem?",
            "forwardItem": "WKBackForwardListItem?", "backList": "[WKBackForwardListItem]",
            "forwardList": "[WKBackForwardListItem]",
        ],
        "WKBackForwardListItem": ["url": "URL", "title": "String?", "initialURL": "URL"],
        "WKNavigationAction": [
            "request": "URLRequest", "targetFrame": "WKFrameInfo?", "sourceFrame": "WKFrameInfo",
            "navigationType": "WKNavigationType",
        ],
        "WKScriptMessage": [
            "frameInfo": "WKFrameInfo", "webView": "WKWebView?", "name": "String", "body": "Any",
        ],
        "WKFrameInfo": ["isMainFrame": "Bool", "request": "URLRequest", "webView": "WKWebView?"],
        "UIWindow": ["rootViewController": "UIViewController?", "windowScene": "UIWindowScene?"],
    ]

    static let staticMembers: [String: [String: String]] = [
        "UIDevice": ["current": "UIDevice"],
        "Locale": ["current": "Locale", "preferredLanguages": "[String]"],
        "Bundle": ["main": "Bundle"],
        "ProcessInfo": ["processInfo": "ProcessInfo"],
        "UIApplication": ["shared": "UIApplication"],
        "NotificationCenter": ["default": "NotificationCenter"],
        "UserDefaults": ["standard": "UserDefaults"],
        "FileManager": ["default": "FileManager"],
        "UIPasteboard": ["general": "UIPasteboard"],
        "CGRect": ["zero": "CGRect"], "CGPoint": ["zero": "CGPoint"], "CGSize": ["zero": "CGSize"],
        "Date": ["now": "Date"],
    ]

    /// Names that have this type on every type that has them.
    static let universalMembers = [
        "isEmpty": "Bool", "count": "Int", "hashValue": "Int", "description": "String", "debugDescription": "String",
        "absoluteString": "String", "uuidString": "String",
    ]

    static let methods: [String: [String: String]] = [
        "String": [
            "lowercased": "String", "uppercased": "String", "trimmingCharacters": "String", "hasPrefix": "Bool",
            "hasSuffix": "Bool", "replacingOccurrences": "String", "components": "[String]", "contains": "Bool",
            "data": "Data?", "range": "Range?", "split": "[Substring]", "prefix": "Substring", "suffix": "Substring",
            "addingPercentEncoding": "String?",
        ],
        "URL": [
            "appendingPathComponent": "URL", "deletingLastPathComponent": "URL", "appending": "URL",
            "deletingPathExtension": "URL", "standardized": "URL",
        ],
        "UserDefaults": [
            "bool": "Bool", "integer": "Int", "double": "Double", "float": "Float", "string": "String?",
            "object": "Any?", "array": "[Any]?", "data": "Data?", "url": "URL?",
        ],
        "Date": ["addingTimeInterval": "Date", "timeIntervalSince": "Double"],
        "Bundle": ["path": "String?", "url": "URL?", "object": "Any?"],
    ]

    /// Methods that give one of the generic arguments of their type: which, and whether it is optional.
    static let genericMethods: [String: [String: (index: Int, isOptional: Bool)]] = [
        "UICollectionViewDiffableDataSource": [
            "itemIdentifier": (1, true), "sectionIdentifier": (0, true),
        ],
        "UITableViewDiffableDataSource": ["itemIdentifier": (1, true), "sectionIdentifier": (0, true)],
    ]

    /// Types whose unlabelled initialiser converts from other numbers, and from text if that is a number.
    static let numbers: Set<String> = [
        "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        "CGFloat", "Bool",
    ]

    static let universalMethods = [
        "isEqual": "Bool", "contains": "Bool", "hasPrefix": "Bool", "hasSuffix": "Bool", "lowercased": "String",
        "uppercased": "String",
    ]

    /// Type -> first labels of the initialisers that can give nil; `_` for none.
    static let failableInitializers: [String: Set<String>] = [
        "URL": ["string", "dataRepresentation"], "URLComponents": ["string", "url"],
        "UIImage":
            ["named", "systemName", "data", "contentsOfFile"],
        "UUID": ["uuidString"], "String": ["data", "bytes", "validatingUTF8", "cString"],
        "Data": ["base64Encoded"], "UIColor": ["named"], "UserDefaults": ["suiteName"],
        "Bundle":
            ["path", "url", "identifier"],
        "NSRegularExpression": [], "UIFont": ["name"], "CGColor": ["colorSpace"],
    ]
}
