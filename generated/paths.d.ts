export interface paths {
    "/wcs/resources/frameAdvisorServices/saveUserProfile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save the advisor's profile of the signed-in shopper
         * @description Registered shoppers only; a guest is sent to the account page, and the generic user (-1002) is rejected like a guest. The caller must be the signed-in shopper. A reset saves the profile with empty tokens. The path names no store, so the profile does.
         */
        post: operations["saveAdvisorProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/frameAdvisorServices/getUserProfile/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The advisor's profile of the signed-in shopper
         * @description The answers and the result of the last time, for another visit or device. 404 for a shopper who never saved one.
         */
        get: operations["getAdvisorProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/frames/{upc}/manifest.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which pictures a frame has
         * @description The storefront shows the eight shot types in its own fixed order, regardless of the order here, and skips a missing type. The path is our own choice.
         */
        get: operations["getImageManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/frames/{fileKey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a frame
         * @description The sandbox draws SVG. An asset host with photographs serves the same key as WebP when the Accept header allows it.
         */
        get: operations["getFrameImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vto/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which frames can be tried on virtually
         * @description Unknown part numbers are false. The path and the response are our own choice.
         */
        get: operations["getTryOnAvailability"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geocode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coordinates of a place, address or postal code
         * @description Third-party maps service: it returns HTTP 200 with the outcome in `status`. Without `country` the whole world is searched, which is how a shopper of the Canadian store who types a US place is recognized.
         */
        get: operations["geocode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/frame-advisor/recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frames that the advisor recommends
         * @description Third-party search, best match first, at most 24 rows. It names frames only; prices and texts come from the catalog. The path, and the parameters that carry what the shopper chose, are our own choice. Locale, region and store belong together: en-US, US and LC@USA, or en-CA, EU and LC@CA. Any other combination is rejected.
         */
        get: operations["findAdvisorProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's cart
         * @description A shopper without a cart gets 404. Never cached.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds lines to the cart
         * @description For contact lenses, one line per eye. Glasses use the addGlasses command.
         */
        post: operations["addCartItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/update_order_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes lines of the cart
         * @description A quantity of 0 removes the line. Other values of a contact lens, except its color, take the prescription of the line away.
         */
        put: operations["updateCartItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/delete_order_item": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Removes a line from the cart
         * @description Removing a frame also removes its lens and protection plan.
         */
        put: operations["deleteCartItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Applies a promotion code to the cart
         * @description The code counts from now on, and the cart is calculated anew. A code that does not apply is rejected with the reason: unknown, ended, or below its minimum.
         */
        post: operations["assignPromotionCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/assigned_promotion_code/{promoCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Removes a promotion code from the cart
         * @description The cart is calculated anew without the code.
         */
        delete: operations["removePromotionCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/LCOrderItemAddGlassesCmd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Adds a frame, with or without lenses, to the cart
         * @description The prescription of the new glasses is posted afterwards for the first of the response's `orderItemId`s, which is the frame's; then the browser navigates to OrderCalculate.
         */
        post: operations["addGlasses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/LCUpdateOrderItemLensDataCmd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the lens of a cart line
         * @description The protection plan is added (`addWarranty` with `warrantyCatentryId`) or removed (`removeWarranty`).
         */
        post: operations["updateItemLensData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/OrderCalculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Recalculates the cart, then redirects the browser
         * @description A browser navigates here. It is sent to `URL` with the order's ID, or to `errorViewName` with the error when the cart cannot be recalculated. Both only ever lead to a path of this site; anything else is replaced by the cart.
         */
        get: operations["calculateOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/resetExchangeCurrentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes the shopper's own cart current again after an exchange order
         * @description An exchange has an order of its own, which is current while it is made. Without one the call is rejected.
         */
        post: operations["resetExchangeCurrentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/usable_shipping_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available shipping methods and addresses
         * @description For the address that is set; without one, for any address of the store's country. The charge is that of the whole order and the same on each line. The dates are those of the line; with `x_prescriptionNeeded` they hold if the prescription arrived today.
         */
        get: operations["getUsableShippingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/shipping_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Sets the shipping address, the shipping method, or both
         * @description What the request leaves out stays. A method that does not reach a new address is removed. Without a method, the first address sets Standard.
         */
        put: operations["setShippingInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/usable_payment_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card brands that the store accepts
         * @description The names are those that `payMethodId` of a payment takes.
         */
        get: operations["getUsablePaymentInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/payment_instruction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sets the payment method
         * @description Sensitive; never logged, tracked or cached. Replaces the earlier payment method of the order. With `x_paymentIndex` a saved payment method pays. The processor checks the card here and charges it when the order is placed; only a token, the brand, the last four digits and the expiry are stored.
         */
        post: operations["addPaymentInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/precheckout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reserves the stock of the cart for the order
         * @description For the review: the stock is held until `x_reservedUntil`. Optional; placing the order checks the stock again.
         */
        put: operations["prepareCheckout"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places the order, at most once
         * @description `x_requestId` is a new unguessable ID for each decision of the shopper to order. The same request repeated returns the same order and charges nothing. An order is charged only with the total and in the version that the shopper saw; one that costs nothing needs no payment. A failed request changes nothing and may be sent again with the same ID. After an unclear outcome, getPlacedOrder says whether the order exists; a request that arrives later can still place it, once, so that a retry uses the same ID.
         */
        post: operations["checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/cart/@self/checkout/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a checkout request has placed an order
         * @description For an unclear outcome, such as a lost connection. Only for the shopper who sent the request.
         */
        get: operations["getPlacedOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A placed order of the shopper
         * @description For the confirmation and the receipt. In the format of the cart, since the platform's order has its fields. Only for the shopper who placed it; anyone else gets 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that match a term, from the transaction server
         * @description One page of the matches, in the order that was asked for. A term without a match has an empty list.
         */
        get: operations["searchProductsByTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/productview/{partNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product by its part number or descriptive name
         * @description An unknown part number is not an error; the list is empty.
         */
        get: operations["getProductByPartNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/productview/byId/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One product by its catalog entry ID, with its SKUs
         * @description An unknown ID is not an error; the list is empty.
         */
        get: operations["getProductById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/productview/bySearchTerm/{searchTerm}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that match a term, with facets
         * @description One page of the matches, in the order and within the facets that were asked for, and the facets with their counts. Where nothing matches, another spelling may be searched or suggested.
         */
        get: operations["findProductsByTerm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/productview/byCategory/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a category, with facets
         * @description One page of the category, in the order and within the facets that were asked for, and the facets with their counts.
         */
        get: operations["findProductsByCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/productview/byPartNumbers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products by their part numbers
         * @description Unknown part numbers are omitted from the response. The UPC of a color returns that SKU alone (ItemBean), with the attributes of model and color; it names its model by `parentCatalogEntryID`, and by part number in `userData` (parentPartNumber). A model's part number returns the model with all its colors in `sKUs`, which a profile whose name ends in _Summary omits. To get the model of a SKU, use that part number here, or its ID with `productview/byId`.
         */
        get: operations["findProductsByPartNumbers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/categoryview/@top": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top categories, with the categories below them
         * @description For the menus of the store.
         */
        get: operations["getCategoryTree"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/sitecontent/keywordSuggestionsByTerm/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search terms that start with what the shopper typed
         * @description For the search field, while the shopper types. A term without a match has an empty list.
         */
        get: operations["suggestKeywords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/resources/store/{storeId}/sitecontent/productSuggestionsBySearchTerm/{term}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products that match what the shopper typed so far
         * @description For the search field, while the shopper types: a few products. A term without a match has an empty list.
         */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/contactlenses/byId/{clId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A contact lens with its available parameters
         * @description The lens with what can be chosen, and in `x_combinations` which values exist together.
         */
        get: operations["getContactLens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/checkAvailableFrames": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count of frames compatible with a prescription, and their listing
         * @description A frame is compatible with a prescription when, for each eye, the largest absolute power among the sphere and the sphere plus cylinder lies within the frame's smallest and largest total power. With a `frame` the check covers that frame alone, and a `count` of 0 means that it is not compatible. A call without one of the documented parameters is rejected, so a listing sends an empty `frame`.
         */
        post: operations["checkAvailableFrames"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/assets/attachment/{imageKind}/{upc}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture of a frame or contact lens for the cart
         * @description The path of the picture.
         */
        get: operations["getCartImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/usercontext/@self/contextdata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who the caller is
         * @description A call without a session is made by the generic user, ID -1002. Never cached.
         */
        get: operations["getContextData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/guestidentity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a guest user for the caller
         * @description Begins a session for a shopper without an account, which a cart needs. With `updateCookies=true` its cookies are set.
         */
        post: operations["createGuestIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contact details and addresses of the shopper
         * @description A new guest has none; the storefront reads firstName, lastName and email1 of the first one.
         */
        get: operations["getPersonContact"];
        put?: never;
        /**
         * Saves an address with the account
         * @description An address with the name of a saved one is rejected. Guests send theirs with the order (setShippingInfo, `x_address`).
         */
        post: operations["addPersonContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/contact/{nickName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes a saved address, or makes it the default one
         * @description What the request leaves out stays. Placed orders and carts have a copy of the address as it was.
         */
        put: operations["updatePersonContact"];
        post?: never;
        /**
         * Removes a saved address
         * @description The first one of the others becomes the default when it was that.
         */
        delete: operations["deletePersonContact"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description A guest's cart and wishlist move to the new account.
         */
        post: operations["registerPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The account of the signed-in member
         * @description Name, contact and preferences, and whether one-time codes are on. Never a password.
         */
        get: operations["getPerson"];
        /**
         * Request a validation code by email, and set a new password with it
         * @description The commerce API's two steps are one operation. With the logon ID alone a code is sent by email; with the code and a new password the password is changed. The first step returns the same for an unknown logon ID, so that it does not reveal who has an account.
         */
        put: operations["requestPasswordReset"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes name, email or newsletter of the account
         * @description What the request leaves out stays. A new email also signs in from now on; it needs the current password. Placed orders remain with the email that they were placed with. The standard has this as PUT person/@self with `action=updateUserRegistration`, a path and method that the password reset has here.
         */
        put: operations["updatePerson"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Changes the password of the account
         * @description All other sessions of the account end; this one goes on. An account without a password sets one by the password reset.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/secondfactor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Turns one-time codes on, with a code of the app
         * @description From now on a sign-in needs a code, and only the password signs in, no provider. All other sessions of the account end. Each of the ten recovery codes takes the place of a code once; they are only shown here. Five wrong codes end the set-up.
         */
        put: operations["confirmSecondFactor"];
        /**
         * Starts the set-up of one-time codes
         * @description Makes a key for an app that shows codes (RFC 6238: SHA-1, six digits, 30 seconds). Nothing is asked at a sign-in before confirmSecondFactor. A second start replaces the first; a key that is not confirmed ends after 15 minutes.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/secondfactor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turns one-time codes off
         * @description Needs the password and a code of the app, or a recovery code. For an account without codes it changes nothing.
         */
        post: operations["turnOffSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Closes the account
         * @description Removes addresses, payment cards, saved prescriptions, favorites, the newsletter and the cart, and ends every session. Placed orders remain, with what is needed to make and bill them, and can be tracked by their ID and email. The email is free for a new account. An account without a password is confirmed by its email.
         */
        post: operations["closeAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/person/@self/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that the commerce API holds of a member
         * @description For download. Cards are masked. Never cached or logged.
         */
        get: operations["getPersonData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/loginidentity/oauth_validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with an account of Google or Facebook
         * @description Creates the account on the first sign-in. Every failure is shown as 'Error with social login'.
         */
        post: operations["oauthValidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity-provider/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a provider's authorization code for an access token
         * @description The last step of the sandbox's own identity provider (OAuth 2.0 authorization code with PKCE): its page `/sandbox/sign-in` returns the code to `redirectUri`. A live provider has its own token endpoint. A code is good for one exchange within a minute.
         */
        post: operations["exchangeAuthorizationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/LogonAjax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description A guest's cart and wishlist move to the account. Failures return HTTP 200 too.
         */
        post: operations["logonAjax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/Logoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sign out
         * @description A browser navigates to it. The session cookies are cleared; the shopper is the generic user again.
         */
        get: operations["logoff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ria/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a vision plan
         * @description A rejected lookup returns HTTP 200 with `ko`, so that the panel can read the code. Anyone may call it. Each lookup that finds nobody (code 0) uses one of four attempts, no other failure does; with none left, the shopper is locked out for an hour (code 2). The panel shows that it is still looking after 7 seconds. The token belongs to the browser that looked the plan up, and ends 30 minutes after the lookup or the last inquiry of its benefits.
         */
        post: operations["loginInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/jsonpInsuranceAjax.jsp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look up a vision plan (servlet)
         * @description A form command; it fails with HTTP 200, and its response may be wrapped in a block comment. Attempts count as in loginInsurance.
         */
        post: operations["lookUpInsurance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ria/benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Benefits of the plan that was found
         * @description A response without benefits leads to the panel's step 6, except for the providers UHC, VERSANT and AETNA, which have no inquiry. Every failure leads to step 6. Of several plans it is the active one of the record `ria_1`, else the one that riaInsuranceInformation names. Each inquiry renews the token for 30 minutes: shoppers who need more time stay logged in with it.
         */
        post: operations["getInsuranceBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discounts of the session's plan on a frame and a lens (getDiscounts)
         * @description For product pages, with one entry. The plan is that of the cookie `ria_1`; prices sent are list prices. A price in the response takes precedence over a discount; a line with neither, or with a discount of 0, is not covered.
         */
        post: operations["getInsuranceDiscounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/benefitpricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices of an order with the plan's benefits
         * @description Called when the order is placed: a checkout with insurance on needs it, for the order as it is. The prices are those of the shopper's own order.
         */
        post: operations["priceWithBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/ria/estimatedbenefitpricing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Estimated prices with the plan's benefits, before anything is ordered
         * @description For the cart, after every change while insurance is on. It reserves and records nothing.
         */
        post: operations["estimateWithBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/rxc/frameId/{frameId}/lenses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lens packages that fit a frame
         * @description Any status other than `ok` means that the frame is shown without lenses.
         */
        get: operations["getFrameLenses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/rxc/prescription/insert/{orderItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Saves the prescription of an order line
         * @description Replaces an earlier prescription of the line.
         */
        post: operations["insertItemPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/rxc/prescription/byOrderItemId/{orderItemId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prescription of an order line
         * @description What was saved for this line: values, or the doctor to call.
         */
        get: operations["getItemPrescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/rxc/prescription/download/{savedFileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded prescription file
         * @description Available to its owner only. Other file types are returned as application/octet-stream.
         */
        get: operations["downloadItemPrescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/rxc/prescription/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads the prescription file of an order line
         * @description Files up to 10 MB (10485760 bytes) with the extension png, gif, jpeg, tiff, bmp, doc, docx or pdf, but not pages; the storefront waits 60 seconds. A rejected file returns `Fail` with a message that contains the word extension or length.
         */
        post: operations["uploadItemPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an espot
         * @description The storefront reads `MarketingSpotData[0].baseMarketingSpotActivityData[0].marketingContentDescription[0].marketingText`; every step may be missing, which means that there is no content. The text is HTML, or JSON where the espot holds configuration. Further query parameters that activities target are allowed.
         */
        get: operations["getEspot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/{name}/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an espot on a product page
         * @description Read like a plain espot. Further query parameters that activities target are allowed.
         */
        get: operations["getProductEspot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an espot that depends on the shopper's cookies
         * @description Read like a plain espot; never cached. The storefront passes on all query parameters of its page (such as cid, promo or selectedPerkCode) beside the declared ones.
         */
        get: operations["getCookieSensitiveEspot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an espot on a product page that depends on the shopper's cookies
         * @description As getCookieSensitiveEspot, for one product.
         */
        get: operations["getCookieSensitiveProductEspot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/cookie-sensitive/{name}/category/{categoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Content of an espot on a listing page that depends on the shopper's cookies
         * @description As getCookieSensitiveEspot, for one category.
         */
        get: operations["getCookieSensitiveCategoryEspot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/espot/Eaccess_engagement_add_customerSegment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add the shopper to the segment of accepted newsletter offers
         * @description An espot used only for its side effect; the response is not read.
         */
        get: operations["joinEaccessSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/wcs/stores/servlet/LCEmailSubscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe an email address to the newsletter
         * @description Always HTTP 200; the outcome is the `status` in the body. Status 300 means already subscribed in the footer and success in the promotion pop-up. A browser that submits the form without JavaScript (Accept: text/html) is redirected to `URL`.
         */
        post: operations["subscribeEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ordercst/guest/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order by its ID and email
         * @description Open to anyone who knows both. A wrong email, another store's order and a cart return the same as an unknown ID, so that IDs cannot be guessed. Protection plans are not among the items of the documented response; they are listed beside them. Neither name nor address nor card is in the response.
         */
        get: operations["getGuestOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/orderitemEDDInfo/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When the items of an order are delivered
         * @description Called only where the storefront's setting allows it, and for items of the kinds EYE, SUN, RCON and LCON. An item without a date is absent from the response, as is an unknown one. The call proves no order: whoever counts item IDs up reads dates, so the response holds nothing else (003 §7 shows no email).
         */
        get: operations["getDeliveryDates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/delivery/{orderItemId}/carrierUrl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tracking URL of an item
         * @description The call proves no order: whoever counts item IDs up reads URLs, so neither the URL nor the carrier's page may name a person or an address (003 §7 shows no email).
         */
        get: operations["getCarrierUrl"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/order/@history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's placed orders, newest first
         * @description A list: what became of an order is in getGuestOrder, with the email of the member's account or the one that was given at checkout. What was ordered is named in x_items, so that shoppers recognize their orders.
         */
        get: operations["getOrderHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an order of which nothing is on its way
         * @description All lines become X, the stock goes back on sale, and the authorization of the payment is released. Repeated for a canceled order, it returns the same outcome. Open to anyone who knows ID and email, as getGuestOrder is; the email is in the body, since URLs are logged. A wrong email returns the same as an unknown ID.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests the return of lines of an order
         * @description For lines with `x_returnable`. A frame goes back with its lenses and protection plan, contact lenses in unopened boxes. A line can be returned in parts. `requestId` is a new unguessable ID for each return; the same request repeated returns the same return. Open to anyone who knows ID and email, as cancelOrder is.
         */
        post: operations["createReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/ordercst/guest/{orderId}/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts what was ordered into the caller's cart
         * @description Contact lenses with the same values and boxes, frames with the same lenses and protection plan. What cannot be ordered any more is named in `x_unavailable`; the rest is added. For the shopper who placed the order, a prescription that is still valid comes along; for a member, an expired one is replaced by that of the account. Nobody else gets a prescription of glasses. `requestId` is a new unguessable ID for each decision to reorder; the same request repeated adds nothing. The order is proved as in cancelOrder.
         */
        post: operations["reorderItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/mypayments/list/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The saved cards of the signed-in shopper
         * @description The path ends in a slash.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/mypayments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a card
         * @description The card is saved when the response has status 200 and `ccAuthReply_reasonCode` 100. Every other response of the processor has status 200 too and names the faulty field in `invalidField_0`; without it the card number is the faulty one. Afterwards the list is reloaded.
         */
        put: operations["addPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/mypayments/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved card
         * @description Later cards move up by one, so the list is reloaded afterwards.
         */
        delete: operations["deletePayment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/mypayments/setdefault/{index}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a saved card the default
         * @description The card is the one that is chosen first; the earlier default is none any more.
         */
        post: operations["setDefaultPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/captcha/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A token of the sandbox's own captcha
         * @description Good for two minutes. A live captcha has its own service; which one is the retailer's configuration.
         */
        post: operations["createCaptchaToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/setup/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The items of an order with their prescriptions
         * @description Of the shopper's own order, with what was submitted for each item. A link (`id`) also opens the order for everyone who has it; to them the response names no doctor, patient, value or file, and `isOwner` is false (own).
         */
        get: operations["getPrescriptionSetup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/searchdoctor/{query}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctors by name, state and city, or by phone number
         * @description The storefront of the US store lists only doctors with name, phone and office number; the Canadian one filters again.
         */
        get: operations["searchDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the prescription file of an item
         * @description Files up to 10 MB (10485760 bytes) with the extension png, gif, jpeg, tiff, bmp, doc, docx, pdf or pages; the storefront waits 60 seconds. A rejected file returns `Fail` with a message that contains the word extension or length. The content must be what the extension says; other files are rejected as of a wrong extension. An item's file belongs to the shopper; sent with the link of another shopper's order, it belongs to the order's owner once it is submitted.
         */
        post: operations["uploadPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit the prescription of one item
         * @description How the prescription of an item comes: from a doctor, as a file, or one that is saved. What is missing is told with 200, as the messages say.
         */
        post: operations["submitPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/download/{userId}/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded prescription file, for preview
         * @description Available to its owner only. Other file types are returned as application/octet-stream.
         */
        get: operations["downloadPrescription"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/provideprescription/file/{fileName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An uploaded prescription file as text, for the details of a saved prescription
         * @description The specification omits the start of the path; it is our own choice.
         */
        get: operations["getPrescriptionFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/wcs/prescription/user/@self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The prescriptions that the signed-in shopper has saved
         * @description With `nocache` all of them; without it those for contact lenses are left out. The checkout shows all that match the item; the account's list omits those for contact lenses.
         */
        get: operations["listAccountPrescriptions"];
        put?: never;
        /**
         * Save a prescription to the account
         * @description For later orders. A prescription that was not saved is told with 200.
         */
        post: operations["createAccountPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/wcs/prescription/user/@self/{prescriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a prescription of the account
         * @description Replaces the values of the prescription. One that was not saved is told with 200.
         */
        post: operations["updateAccountPrescription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/storelocator/filtered/latitude/{lat}/longitude/{lng}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stores around a position, nearest first
         * @description Filters of different groups are combined with AND, filters of one group with OR. When nothing is found the key `PhysicalStore` is absent and the total is 0.
         */
        post: operations["findStores"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/storelocator/byStoreNumber/{storeName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One store by its number
         * @description A store of the other country is not found. Without a position there is no `distance`.
         */
        get: operations["getStore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/favouritestore/addfavourite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a store to the shopper's favorites
         * @description Guests have favorites too; the generic user (-1002) is rejected with `USR.CWXFR0130E` and the storefront creates a guest identity first. Adding a favorite again changes nothing.
         */
        post: operations["addFavouriteStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/favouritestore/removefavourite/storelocid/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a store from the favorites
         * @description Removing a store that is not a favorite changes nothing.
         */
        delete: operations["removeFavouriteStore"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/eappointment/{storeName}/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Doctors and exam services of a store
         * @description The store's details open also when this fails.
         */
        get: operations["getStoreDoctors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/doctor-practice/{storeName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exam hours of a store, and more about its doctors
         * @description The path is a setting of the storefront (`doctorPracticeURL`). The store's details open also when this fails.
         */
        get: operations["getDoctorPractice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/eappointment/{storeName}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Available eye exam slots
         * @description Free times of the days that were asked for, in the time of the store. A slot may be taken before it is booked.
         */
        get: operations["findExamSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/eappointment/{storeName}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book an eye exam
         * @description Guests may book; no session is needed. `requestId` is a new ID for each decision of the patient to book. The same request repeated returns the same confirmation and books nothing more, also when the slot has passed since. A failed request books nothing and may be sent again with the same ID.
         */
        post: operations["bookExam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/eappointment/appointments/{confirmationNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booked eye exam, for the confirmation page
         * @description Anyone with the number can see the exam, so the response contains no patient data.
         */
        get: operations["getExamConfirmation"];
        put?: never;
        post?: never;
        /**
         * Cancels a booked eye exam
         * @description The time goes back to those that can be booked. Whoever has the number may cancel, as whoever has it can see the exam. A canceled exam is unknown from then on.
         */
        delete: operations["cancelExam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/eappointment/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether a request has booked an exam
         * @description For an unclear outcome, such as a lost connection and a reload after it. A request that arrives later can still book. Only the browser that sent the request knows its ID; the response contains no patient data.
         */
        get: operations["getExamRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's saved items, newest first
         * @description A shopper with nothing saved, and the generic user, get an empty list. A list has at most 200 items, so it is not paged.
         */
        get: operations["listSavedItems"];
        /**
         * Save frames
         * @description Saving an item again changes nothing. The generic user (-1002) is rejected with `USR.CWXFR0130E`; the storefront creates a guest identity first.
         */
        put: operations["addSavedItems"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/byCatalogEntryId/{catEntryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved frame
         * @description The response has the count of those that are left. 404 for a frame that is not saved.
         */
        delete: operations["removeSavedItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wcs/resources/store/{storeId}/catalog/{catalogId}/saveditems/@self/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count and IDs of the saved frames
         * @description Small response for the header's count and the wishlist buttons.
         */
        get: operations["countSavedItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Token of the advisor's service; empty after a reset. Ours is what the shopper chose, as JSON in base64url, and never a picture or a point of a face. The commerce API stores it unread. */
        AdvisorToken: string;
        /** @description ID of the shopper at the advisor's service; empty after a reset. */
        AdvisorUserUuid: string;
        AdvisorProfile: {
            accessToken: components["schemas"]["AdvisorToken"];
            refreshToken: components["schemas"]["AdvisorToken"];
            userUUID: components["schemas"]["AdvisorUserUuid"];
            callerId: components["schemas"]["Identifier"];
            storeId: components["schemas"]["StoreId"];
        };
        SaveAdvisorProfileResult: {
            /** @description Outcome of the call. */
            result: {
                /**
                 * @description A failure has an HTTP error instead.
                 * @enum {string}
                 */
                status: "ok";
            };
        };
        AdvisorProfileResponse: {
            result: components["schemas"]["AdvisorProfileTokens"];
        };
        /** @description Empty when there is no profile. */
        AdvisorProfileTokens: {
            accessToken?: components["schemas"]["AdvisorToken"];
            refreshToken?: components["schemas"]["AdvisorToken"];
            userUUID?: components["schemas"]["AdvisorUserUuid"];
        };
        /**
         * @description -1 English (US), -50 Spanish (US), -24 English (Canada), -25 French (Canada).
         * @enum {string}
         */
        LanguageId: "-1" | "-50" | "-24" | "-25";
        /** @description An ID of the commerce API, usually digits. */
        Identifier: string;
        /**
         * @description 10851 is the US store, 10852 the Canadian one.
         * @enum {string}
         */
        StoreId: "10851" | "10852";
        /** @description One error. */
        ErrorDetail: {
            /** @description Stable key; use it to distinguish errors. */
            errorKey: string;
            /** @description Message code or short number; sometimes equal to the key. */
            errorCode: string;
            /** @description Text in the language of `langId`. */
            errorMessage: string;
            /** @description Arguments of the message, a comma list or an array. */
            errorParameters?: string | string[];
        };
        /** @description Body of every REST error response. */
        ErrorResponse: {
            /** @description The errors. The storefront reads the first one. */
            errors: components["schemas"]["ErrorDetail"][];
        };
        /**
         * @description The eight shot types, in the order shown.
         * @enum {string}
         */
        ShotType: "front" | "three-quarter-left" | "three-quarter-right" | "profile" | "temple-detail" | "folded" | "worn" | "case";
        /** @description The part number and the shot type, such as 8056000012345-front.svg. Own addition: `try-on` is the front alone, for the virtual try-on, without temples, shadow and reflections. It is in no manifest. */
        ImageFileKey: string;
        ImageManifest: {
            /** @description One picture for each shot type there is; the storefront skips the missing types (000 §2). */
            items: components["schemas"]["ImageManifestItem"][];
        };
        ImageManifestItem: {
            file_key: components["schemas"]["ImageFileKey"];
            type: components["schemas"]["ShotType"];
        };
        /** @description By part number, whether the frame can be tried on. */
        TryOnAvailability: {
            [key: string]: boolean;
        };
        GeocodingResponse: {
            /**
             * @description Anything but OK means that there are no results.
             * @enum {string}
             */
            status: "OK" | "ZERO_RESULTS" | "OVER_QUERY_LIMIT" | "REQUEST_DENIED" | "INVALID_REQUEST" | "UNKNOWN_ERROR";
            /** @description Places that match, the best first; empty without a match. */
            results: components["schemas"]["GeocodeResult"][];
            /** @description The service's explanation, for logs only. */
            error_message?: string;
        };
        GeocodeResult: {
            /** @description The address in one line. */
            formatted_address: string;
            /** @description Where the place is. */
            geometry: {
                location: components["schemas"]["GeocodeLocation"];
            };
            /** @description Parts of the address, the most specific first. */
            address_components: components["schemas"]["GeocodeAddressComponent"][];
            /** @description What kind of place it is, such as locality or postal_code. */
            types?: string[];
            /** @description The service's ID of the place. */
            place_id?: string;
        };
        /** @description Coordinates (WGS 84). */
        GeocodeLocation: {
            /** @description Degrees north. */
            lat: number;
            /** @description Degrees east. */
            lng: number;
        };
        GeocodeAddressComponent: {
            /** @description Full text of the part, such as Ontario. */
            long_name: string;
            /** @description Abbreviation; the two-letter code for a country, state or province. */
            short_name: string;
            /** @description The component with `country` gives the result's country. */
            types: string[];
        };
        AdvisorRecommendations: {
            /** @description At most 24 frames (000 §7), the best match first; empty without a match. */
            products: components["schemas"]["AdvisorRecommendation"][];
        };
        AdvisorRecommendation: {
            /** @description Model and color code in one. */
            moco: string;
            /** @description Manufacturer's model code. */
            model: string;
            upc: components["schemas"]["Upc"];
            /** @description Whether the frame's shape suits the face. */
            badgeShape: boolean;
            /** @description Whether the frame's color suits the face. */
            badgeColor: boolean;
            /** @description Whether the frame is among the best matches. */
            badgeMatch: boolean;
        };
        /** @description Part number of a frame, lens or contact lens. */
        Upc: string;
        /**
         * @description Eyeglasses, sunglasses, lens of a frame, contact lens of the left or right eye, protection plan. WARRANTY is our own choice; the others are the specification's.
         * @enum {string}
         */
        CartItemKind: "EYE" | "SUN" | "LENS" | "LCON" | "RCON" | "WARRANTY";
        /** @description ID of an order; a period stands for the shopper's cart. */
        CartOrderReference: string;
        /** @description Path of this site, or name of a view. Anything else falls back to the cart. */
        CartTarget: string;
        /**
         * @description 1 recalculates the order.
         * @enum {string}
         */
        CartCalculateFlag: "0" | "1";
        /**
         * @description What to recalculate, as a comma list: -1 discounts, -2 shipping, -3 sales tax, -4 shipping tax, -5 coupons, -6 surcharges, -7 shipping adjustments.
         * @example -1,-2,-3
         */
        CartCalculationUsage: string;
        /** @description A promotion code as the shopper typed it, in upper or lower case. */
        PromotionCodeText: string;
        /** @description An order that is not placed yet. Amounts are in grandTotalCurrency. */
        Cart: {
            /** @description ID of the order. It stays the same when the cart is placed. */
            orderId: string;
            /** @description P for a cart. */
            orderStatus: string;
            /**
             * @description ORD for an order.
             * @example ORD
             */
            orderTypeCode?: string;
            /** @description User ID of the shopper. */
            buyerId?: string;
            /** @description Distinguished name of the shopper in the directory of the commerce API. Personal; the sandbox omits it. */
            buyerDistinguishedName?: string;
            /** @description ID of the store. */
            storeUniqueID?: string;
            /** @description Name of the store at the commerce API. */
            storeNameIdentifier?: string;
            channel?: components["schemas"]["CartChannel"];
            /** @description Last change of the order. */
            lastUpdateDate?: components["schemas"]["CartTime"];
            /** @description Absent until the order is placed. */
            placedDate?: components["schemas"]["CartTime"];
            /** @description What the shopper pays: products, adjustments, shipping and taxes. */
            grandTotal: components["schemas"]["Amount"];
            grandTotalCurrency: components["schemas"]["Currency"];
            /** @description All lines before adjustments. */
            totalProductPrice: components["schemas"]["Amount"];
            totalProductPriceCurrency?: components["schemas"]["Currency"];
            /** @description Sum of all adjustments, of the order and of its lines. Negative when it reduces the total. */
            totalAdjustment: components["schemas"]["Amount"];
            totalAdjustmentCurrency?: components["schemas"]["Currency"];
            /** @description Shipping before its tax. That of the standard method until one is set. */
            totalShippingCharge: components["schemas"]["Amount"];
            totalShippingChargeCurrency?: components["schemas"]["Currency"];
            totalShippingTax: components["schemas"]["Amount"];
            totalShippingTaxCurrency?: components["schemas"]["Currency"];
            /** @description Tax on the products; 0 until an address is set. */
            totalSalesTax: components["schemas"]["Amount"];
            totalSalesTaxCurrency?: components["schemas"]["Currency"];
            /** @description Those of lines, summed by promotion (displayLevel OrderItem), then those of the order itself. Absent without one. */
            adjustment?: components["schemas"]["CartAdjustment"][];
            /** @description Codes that are applied, in the order in which they were entered. Absent without one. */
            promotionCode?: components["schemas"]["CartPromotionCode"][];
            /** @description Coupons of the commerce API; the storefront offers promotion codes only. Absent without one. */
            couponCode?: components["schemas"]["CartCouponCode"][];
            /** @description Gifts that a promotion lets the shopper choose; the storefront offers none. Absent without one. */
            rewardOption?: components["schemas"]["CartRewardOption"][];
            /** @description How the order is paid; absent until a payment method is set at checkout. */
            paymentInstruction?: components["schemas"]["CartPaymentInstruction"][];
            /** @description Whether an agent of customer service has locked the cart. The shopper can read it, but not change it. */
            locked?: components["schemas"]["FlagText"];
            /** @description Whether precheckout has reserved the stock for the review of the order. A change of the cart ends that. */
            prepareIndicator?: components["schemas"]["FlagText"];
            /** @description Whether all lines ship together. */
            shipAsComplete?: components["schemas"]["FlagText"];
            /** @description Tracking numbers of a shipped order, separated by commas. Absent in a cart. */
            x_trackingIds?: string;
            /** @description Whether the shopper must give a purchase order number. */
            x_isPurchaseOrderNumberRequired?: components["schemas"]["FlagText"];
            /** @description Opens the prescription step for this order (`encOrderMemberId`). */
            x_encOrderMemberId?: string;
            /** @description Whether this is an exchange order; resetExchangeCurrentOrder leads back to the cart. */
            x_isExchangeOrder?: components["schemas"]["FlagText"];
            x_orderVersion?: components["schemas"]["OrderVersion"];
            /** @description Whether a line still needs a prescription. The order can be placed without it. */
            x_prescriptionNeeded?: components["schemas"]["FlagText"];
            /** @description The grandTotal that the same cart would have with insurance off, with the promotions and codes that apply then. Only of a cart of which insurance pays for a line. */
            x_totalWithoutInsurance?: components["schemas"]["Amount"];
            /** @description Lines of the whole cart, on all pages. */
            recordSetTotal: components["schemas"]["TransactionCount"];
            /** @description Lines in this response. */
            recordSetCount?: components["schemas"]["TransactionCount"];
            /** @description Index of the first line of this response, from 0. */
            recordSetStartNumber?: components["schemas"]["TransactionCount"];
            /** @description Whether this response has all lines. */
            recordSetComplete?: components["schemas"]["FlagText"];
            /**
             * @description Name of the REST resource; order after the order was placed.
             * @example cart
             */
            resourceName?: string;
            /** @description Path of this resource on the host. */
            resourceId?: string;
            /** @description The lines; absent when there are none. */
            orderItem?: components["schemas"]["CartItem"][];
        };
        /** @description One line of the cart. */
        CartItem: {
            /** @description ID of the line. It stays the same when the cart is placed. */
            orderItemId: string;
            /** @description Catalog entry ID. */
            productId: string;
            /** @description UPC of a frame or lens. */
            partNumber: string;
            quantity: components["schemas"]["Quantity"];
            /**
             * @description Unit of the quantity by UN/ECE Recommendation 20; C62 is one piece.
             * @example C62
             */
            UOM?: string;
            /** @description Unit that the price is for, in the code of UOM. */
            unitUom?: string;
            /** @description How many pieces the price is for. */
            unitQuantity?: components["schemas"]["Quantity"];
            /** @description Of one piece before adjustments. */
            unitPrice: components["schemas"]["Amount"];
            /** @description Of the whole line before adjustments. */
            orderItemPrice: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** @description Adjustments of this line alone, without those of the order. Absent without one. */
            adjustment?: components["schemas"]["CartAdjustment"][];
            /** @description Sum of the adjustments. */
            totalAdjustment?: components["schemas"]["CartItemTotalAdjustment"];
            salesTax?: components["schemas"]["Amount"];
            salesTaxCurrency?: components["schemas"]["Currency"];
            shippingCharge?: components["schemas"]["Amount"];
            shippingChargeCurrency?: components["schemas"]["Currency"];
            shippingTax?: components["schemas"]["Amount"];
            shippingTaxCurrency?: components["schemas"]["Currency"];
            /** @description P in a cart. */
            orderItemStatus: string;
            /**
             * @description Available is in stock, Allocated is reserved for this order, Unallocated is out of stock.
             * @example Available
             * @example Allocated
             * @example Unallocated
             * @example Backordered
             */
            orderItemInventoryStatus?: string;
            /**
             * @description Progress in the warehouse. Absent in a cart.
             * @example Unreleased
             */
            orderItemFulfillmentStatus?: string;
            /** @description When the warehouse expects to ship the line. */
            expectedShipDate?: components["schemas"]["CartTime"];
            /** @description When a backordered line is expected in stock. */
            availableDate?: components["schemas"]["CartTime"];
            /** @description When the shopper wants it to ship. The storefront does not set it. */
            requestedShipDate?: components["schemas"]["CartTime"];
            /** @description Absent until the line has shipped. */
            timeShipped?: components["schemas"]["CartTime"];
            /** @description When the line went to the warehouse. Absent until then. */
            timeReleased?: components["schemas"]["CartTime"];
            /** @description When the line was added. */
            createDate?: components["schemas"]["CartTime"];
            lastUpdateDate?: components["schemas"]["CartTime"];
            /** @description ID of the shipping method. Absent until one is set; so are the other fields of shipping. */
            shipModeId?: string;
            /** @description Short name of the shipping method, not for display. */
            shipModeCode?: string;
            /** @description Name of the shipping method in the language of the response. */
            shipModeDescription?: string;
            /** @description Language ID of shipModeDescription. */
            shipModeLanguage?: string;
            /** @description Name of the company that delivers. */
            carrier?: string;
            /** @description Whether the shipping method is a faster one. */
            isExpedited?: components["schemas"]["FlagText"];
            /** @description ID of the shipping address, whose fields follow. Absent until one is set. */
            addressId?: string;
            /**
             * @description Shipping here; the billing address is in the payment instruction.
             * @example Shipping
             */
            addressType?: string;
            /** @description Name of the address in the account. The commerce API generates one for the address of a guest. */
            nickName?: string;
            /** @description Of who receives the line. */
            firstName?: string;
            /** @description Of who receives the line. */
            lastName?: string;
            /** @description Street first, then apartment or company; empty lines may follow. */
            addressLine?: string[];
            /** @description City or town of the shipping address. */
            city?: string;
            /** @description Code or name. */
            state?: string;
            /** @description The same as state, as some versions of the commerce API name it. */
            stateOrProvinceName?: string;
            /** @description Code or name. */
            country?: string;
            /** @description May end in blanks. */
            zipCode?: string;
            /** @description May end in blanks. */
            postalCode?: string;
            /** @description Phone of who receives the line, digits only. */
            phone1?: string;
            /** @description Where the confirmation is sent. */
            email1?: string;
            /** @description Store for a pick-up; absent for lines that are shipped. The storefront ships only. */
            physicalStoreId?: string;
            /** @description Store number of physicalStoreId. */
            physicalStoreExternalId?: string;
            /** @description Warehouse that ships the line. */
            fulfillmentCenterId?: string;
            /** @description Name of the warehouse, not for display. */
            fulfillmentCenterName?: string;
            /** @description Contract of the commerce API whose prices apply. */
            contractId?: string;
            /** @description Offer that set the price. */
            offerID?: string;
            /** @description The same on lines that belong together. */
            correlationGroup?: string;
            comments: components["schemas"]["CartItemKind"];
            /** @description Line of the frame that a lens or protection plan belongs to. */
            xitem_field1?: string;
            /** @description ID of the prescription when it is known: on a frame and its lens, and on both lines of a pair of contact lenses. */
            xitem_field2?: string;
            /** @description Name of the product in the language of the response, so that a line can be shown without the catalog. */
            xitem_descriptiveName?: string;
            /** @description User ID of the shopper who added the line. */
            xitem_memberId?: string;
            /** @description What was chosen: on lenses under the names of LCUpdateOrderItemLensDataCmd's fields, on contact lenses under BASE_CURVE, DIAMETER, POWER, CYLINDER, AXIS, ADD, DOMINANCE and LENS_COLOR. */
            orderItemExtendAttribute?: components["schemas"]["CartExtendAttribute"][];
            /** @description Standard attributes of the commerce API. What was chosen is in orderItemExtendAttribute. */
            itemAttributes?: components["schemas"]["CartItemAttribute"][];
            /** @description Whether a promotion added the line for free. */
            freeGift?: components["schemas"]["FlagText"];
            x_earliestDelivery?: components["schemas"]["DeliveryDay"];
            x_latestDelivery?: components["schemas"]["DeliveryDay"];
            /** @description Whether the line still needs a prescription; the delivery days then count from its arrival. */
            x_prescriptionNeeded?: components["schemas"]["FlagText"];
        };
        /** @description Opaque; changes with the lines, promotion codes, address, shipping method and payment method. Sent back with the checkout, so that only what the shopper saw is ordered. */
        OrderVersion: string;
        /**
         * Format: date
         * @description First or last day on which the line may arrive.
         * @example 2026-03-13
         */
        DeliveryDay: string;
        /**
         * Format: date-time
         * @description UTC with milliseconds.
         * @example 2026-03-04T15:20:11.000Z
         */
        CartTime: string;
        /** @description Where the order was started. The storefront does not use it. */
        CartChannel: {
            channelIdentifer?: components["schemas"]["CartChannelIdentifier"];
            description?: components["schemas"]["CartChannelDescription"];
            /** @description Free data of the channel; the storefront does not use it. */
            userData?: Record<string, never> | string | null;
        };
        /** @description The channel for programs. */
        CartChannelIdentifier: {
            /** @description Where the order was started, such as Web Channel. */
            channelName?: string;
            /** @description ID of the channel at the commerce API; -1 is the web. */
            uniqueID?: string;
        };
        /** @description The channel for display. */
        CartChannelDescription: {
            /** @description Language ID of value. */
            language?: string;
            /** @description Name of the channel, for display. */
            value?: string;
        };
        /** @description A discount (negative) or charge. */
        CartAdjustment: {
            /** @description Negative when it reduces the price. */
            amount: components["schemas"]["Amount"];
            /** @description Internal name of the promotion or charge, not for display. */
            code?: string;
            currency: components["schemas"]["Currency"];
            /** @description Text in the language of the response. */
            description?: string;
            /** @description Language ID of description. */
            descriptionLanguage?: string;
            /**
             * @description Whether it is shown with the totals (Order) or with its line (OrderItem).
             * @enum {string}
             */
            displayLevel?: "Order" | "OrderItem";
            /**
             * @description What is adjusted: a Discount reduces products, a Shipping Charge the delivery.
             * @example Discount
             * @example Shipping Charge
             */
            usage: string;
            /** @description Language ID of the response. */
            language?: string;
            /** @description Calculation usage: -1 discount, -2 shipping, -3 sales tax, -4 shipping tax, -5 coupon, -6 surcharge, -7 shipping adjustment. */
            xadju_calUsageId?: string;
        };
        CartItemTotalAdjustment: {
            currency?: components["schemas"]["Currency"];
            value: components["schemas"]["Amount"];
        };
        CartPromotionCode: {
            /** @description The code as it is applied; removes it again. */
            code: string;
            /** @description What the code grants. Absent for a code that takes nothing off the cart as it is: its promotion has ended, or does not apply to what is in the cart. */
            associatedPromotion?: components["schemas"]["CartAssociatedPromotion"][];
        };
        CartAssociatedPromotion: {
            /** @description ID of the promotion at the commerce API. */
            promotionId?: string;
            /** @description Text in the language of the response. */
            description?: string;
        };
        CartCouponCode: {
            /** @description ID of the coupon in the shopper's wallet. */
            couponId?: string;
            /** @description Internal name of the promotion that the coupon grants. */
            code?: string;
            /** @description Text in the language of the response. */
            description?: string;
        };
        CartRewardOption: {
            /** @description ID of the choice between free gifts. */
            rewardOptionId?: string;
            /** @description Whether the shopper has chosen the gift yet. */
            status?: string;
        };
        /** @description Sensitive; never logged or tracked. Card numbers are masked. */
        CartPaymentInstruction: {
            /** @description ID of the payment instruction, by which it is removed. */
            piId: string;
            /** @description Brand of the card. */
            payMethodId?: string;
            /** @description What is charged to it. */
            piAmount?: components["schemas"]["Amount"];
            piCurrency?: components["schemas"]["Currency"];
            /** @description ID of the billing address. Absent for an address that is not in the account. */
            billing_address_id?: string;
            /** @description Data of the card, such as its masked number and its expiry. */
            protocolData?: components["schemas"]["CartProtocolData"][];
            /** @description Of the billing address, as are the fields that follow. */
            firstName?: string;
            /** @description Family name of the billing address. */
            lastName?: string;
            /** @description Street first, then apartment or company. */
            addressLine?: string[];
            /** @description City or town of the billing address. */
            city?: string;
            /** @description Two letters of a state or province. */
            state?: string;
            /** @description Two letters of ISO 3166-1. */
            country?: string;
            /** @description ZIP code or Canadian postal code, in the form of the country. */
            zipCode?: string;
        };
        CartProtocolData: {
            /** @description Name of the field, as in the call that set the payment method. */
            name: string;
            /** @description As text; a card number is masked. */
            value?: string;
        };
        CartExtendAttribute: {
            /** @description Which choice it is, such as POWER. */
            attributeName: string;
            /**
             * @description Type of the value at the commerce API. All values are text on the wire.
             * @example STRING
             */
            attributeType?: string;
            /** @description Text, also for numbers and flags. JSON in the attributes that hold the lens panel's own data. */
            attributeValue: string;
        };
        CartItemAttribute: {
            /** @description Code of an attribute of the catalog. */
            attrName: string;
            /** @description Code of the value in the catalog, as text. */
            attrValue?: string;
        };
        /**
         * @description Integer as text.
         * @example 1
         */
        CartQuantity: string;
        CartAddition: {
            orderId?: components["schemas"]["CartOrderReference"];
            /** @description The lines to add. */
            orderItem: components["schemas"]["CartItemAddition"][];
            /** @description Attributes of the whole order. The storefront sets none. */
            orderExtendAttribute?: components["schemas"]["CartExtendAttribute"][];
            x_calculateOrder?: components["schemas"]["CartCalculateFlag"];
            x_calculationUsage?: components["schemas"]["CartCalculationUsage"];
            /** @description Whether stock is checked before the lines are added. The commerce API decides when it is absent. */
            x_inventoryValidation?: components["schemas"]["FlagText"];
        };
        /** @description One line to add, by catalog entry ID or part number. */
        CartItemAddition: {
            productId?: components["schemas"]["Identifier"];
            partNumber?: components["schemas"]["Upc"];
            /** @description Integer from 1 as text. */
            quantity: string;
            comment?: components["schemas"]["CartItemKind"];
            /**
             * @description One piece, by UN/ECE Recommendation 20; the default.
             * @enum {string}
             */
            UOM?: "C62";
            contractId?: components["schemas"]["Identifier"];
            shipModeId?: components["schemas"]["Identifier"];
            /** @description Standard attributes of the commerce API. What was chosen is in orderItemExtendAttribute. */
            itemAttributes?: components["schemas"]["CartItemAttribute"][];
            /** @description What was chosen, such as the values of a contact lens. */
            orderItemExtendAttribute?: components["schemas"]["CartExtendAttribute"][];
            /** @description Line of the frame that a lens or protection plan belongs to. */
            xitem_field1?: string;
            /** @description ID of the prescription, when it is known. */
            xitem_field2?: string;
        };
        CartUpdate: {
            orderId?: components["schemas"]["CartOrderReference"];
            /** @description The lines to change; all others stay as they are. */
            orderItem: components["schemas"]["CartItemUpdate"][];
            x_calculateOrder?: components["schemas"]["CartCalculateFlag"];
            x_calculationUsage?: components["schemas"]["CartCalculationUsage"];
            /** @description Whether stock is checked before the lines are changed. The commerce API decides when it is absent. */
            x_inventoryValidation?: components["schemas"]["FlagText"];
        };
        CartItemUpdate: {
            orderItemId: components["schemas"]["Identifier"];
            /** @description Integer as text; 0 removes the line. */
            quantity?: components["schemas"]["CartQuantity"];
            comment?: components["schemas"]["CartItemKind"];
            shipModeId?: components["schemas"]["Identifier"];
            /** @description Standard attributes of the commerce API. What was chosen is in orderItemExtendAttribute. */
            itemAttributes?: components["schemas"]["CartItemAttribute"][];
            /** @description Replaces the attributes that it names. */
            orderItemExtendAttribute?: components["schemas"]["CartExtendAttribute"][];
            /** @description Line of the frame that a lens or protection plan belongs to. */
            xitem_field1?: string;
            /** @description ID of the prescription, when it is known. */
            xitem_field2?: string;
        };
        CartItemsChanged: {
            /** @description The cart; a new one when the shopper had none. */
            orderId: string;
            /** @description Only the lines of the request, and without their prices: the cart is read again. */
            orderItem: components["schemas"]["CartChangedItem"][];
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
        };
        CartChangedItem: {
            /** @description A line that was added or changed. */
            orderItemId: string;
        };
        CartItemRemoval: {
            orderItemId: components["schemas"]["Identifier"];
            orderId?: components["schemas"]["CartOrderReference"];
            calculateOrder?: components["schemas"]["CartCalculateFlag"];
            calculationUsage?: components["schemas"]["CartCalculationUsage"];
        };
        /** @description Here the order ID is a one-element list. */
        CartItemRemoved: {
            orderId: components["schemas"]["CartOneOrMore"];
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
        };
        /** @description The commerce API's commands write every value as a list. */
        CartOneOrMore: string[];
        PromotionCodeAssignment: {
            promoCode: components["schemas"]["PromotionCodeText"];
            orderId?: components["schemas"]["CartOrderReference"];
            x_calculateOrder?: components["schemas"]["CartCalculateFlag"];
        };
        PromotionCodeAssigned: {
            /** @description The cart that has the code now. */
            orderId: string;
            /** @description The code as it is applied. */
            promoCode?: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
        };
        ExchangeOrderReset: {
            /**
             * @description ok when the exchange order is canceled, and the cart is the current order again (003 §7).
             * @enum {string}
             */
            msg: "ok";
        };
        AddGlassesForm: {
            storeId: components["schemas"]["StoreId"];
            catalogId: components["schemas"]["CatalogId"];
            langId: components["schemas"]["LanguageId"];
            orderId: components["schemas"]["CartOrderReference"];
            /** @description Catalog entry ID of the frame in its color. */
            frameCatentryId: components["schemas"]["Identifier"];
            /** @description Catalog entry ID of the lens package. Needed with includeLens, absent for a frame alone. */
            lensCatentryId?: components["schemas"]["Identifier"];
            /** @description UPC of the lens package. Needed with includeLens, absent for a frame alone. */
            lens?: components["schemas"]["Upc"];
            /** @description Color or color code of the lens. */
            lensColor?: string;
            addOns?: components["schemas"]["GlassesAddOns"];
            /** @description false for a frame alone. */
            includeLens: components["schemas"]["FlagText"];
            /** @description Passed through; the specification does not define it. */
            tah?: components["schemas"]["FlagText"];
            URL: components["schemas"]["CartTarget"];
            authToken?: components["schemas"]["CartAuthToken"];
        };
        /** @description The glasses are in the cart. Fields of the request come back as lists of one. */
        AddGlassesSuccess: {
            orderId: components["schemas"]["CartOneOrMore"];
            /** @description The frame's line first, then the lens's and the protection plan's. */
            orderItemId: components["schemas"]["CartOneOrMore"];
            storeId?: components["schemas"]["CartOneOrMore"];
            catalogId?: components["schemas"]["CartOneOrMore"];
            langId?: components["schemas"]["CartOneOrMore"];
            URL?: components["schemas"]["CartOneOrMore"];
            /** @description The URL of the request with the IDs appended. A browser that sent the form is redirected there. */
            redirectURL?: string;
        };
        /** @description Catalog entry IDs of what is bought with the glasses, such as a protection plan; repeated for each. */
        GlassesAddOns: components["schemas"]["Identifier"][];
        /** @description CSRF token; only where the commerce API requires it. */
        CartAuthToken: string;
        UpdateItemLensDataForm: {
            storeId?: components["schemas"]["StoreId"];
            catalogId?: components["schemas"]["CatalogId"];
            langId?: components["schemas"]["LanguageId"];
            /** @description Catalog entry ID of the new lens package. */
            lensCatentryId: components["schemas"]["Identifier"];
            /** @description Color of the lens, for display. */
            lensColor?: string;
            /** @description UPC of the new lens package. */
            lens: components["schemas"]["Upc"];
            /** @description Codes of the work that belongs to the package; repeated for each. */
            lensInfoServices?: string[];
            /** @description Code of the material, such as polycarbonate. */
            lensMaterialCode?: components["schemas"]["LensDataCode"];
            /** @description Code of the design: single vision, progressive, bifocal. */
            lensSegmentCode?: components["schemas"]["LensDataCode"];
            /** @description Type of the package. */
            correctionType?: components["schemas"]["LensDataCode"];
            /** @description Code of the treatment: clear, light-responsive, polarized, tinted. */
            lensTreatmentFamily?: components["schemas"]["LensDataCode"];
            /** @description Whether the lens filters blue light. */
            lensBlueLight?: components["schemas"]["FlagText"];
            /** @description Refractive index. */
            lensIndex?: string;
            /** @description Code of the anti-reflective coating. */
            lensAntiReflective?: components["schemas"]["LensDataCode"];
            /** @description Least sphere that the package is made in, in diopters. */
            powerSphereMin?: components["schemas"]["LensDataPower"];
            /** @description Greatest sphere that the package is made in, in diopters. */
            powerSphereMax?: components["schemas"]["LensDataPower"];
            /** @description Least addition, in diopters. Absent for packages without one. */
            powerAddMin?: components["schemas"]["LensDataPower"];
            /** @description Greatest addition, in diopters. Absent for packages without one. */
            powerAddMax?: components["schemas"]["LensDataPower"];
            /** @description Whether the package can be made at the speedy service. */
            isLensSpeedyRX?: components["schemas"]["FlagText"];
            /** @description Whether the shopper gets the speedy service, which depends on the prescription, too. */
            isSpeedySelected?: components["schemas"]["FlagText"];
            /** @description Brand of the lens, for display. */
            lensBrand?: string;
            /** @description Whether the lens is polarized. */
            lensPolar?: components["schemas"]["FlagText"];
            /** @description Code of the color in the lens service. */
            lensColorCode?: components["schemas"]["LensDataCode"];
            orderId: components["schemas"]["CartOrderReference"];
            addOns?: components["schemas"]["GlassesAddOns"];
            URL: components["schemas"]["CartTarget"];
            /** @description true, since a line without lenses is removed and added again. */
            includeLens: components["schemas"]["FlagText"];
            /** @description The frame's line. */
            orderItemId: components["schemas"]["Identifier"];
            /**
             * @description Page that the edit comes from; there is only the cart.
             * @enum {string}
             */
            fromPage: "ShopCart";
            /** @description Whether the lens takes a prescription. */
            addRxLenses?: components["schemas"]["FlagText"];
            rxcReviewObject?: components["schemas"]["LensPanelText"];
            rxcImagery?: components["schemas"]["LensPanelText"];
            upsellConfig?: components["schemas"]["LensPanelText"];
            /**
             * @description Adds the protection plan of warrantyCatentryId.
             * @enum {string}
             */
            addWarranty?: "true";
            /** @description Catalog entry ID of the protection plan; only with addWarranty. */
            warrantyCatentryId?: components["schemas"]["Identifier"];
            /**
             * @description Removes the line's protection plan.
             * @enum {string}
             */
            removeWarranty?: "true";
            /**
             * @description Removes the line's prescription, since the shopper adds another one later. Otherwise it stays with a lens that takes one; ready readers and other lenses do not share one.
             * @enum {string}
             */
            x_removePrescription?: "true";
            authToken?: components["schemas"]["CartAuthToken"];
        };
        UpdateItemLensDataSuccess: {
            orderId: components["schemas"]["CartOneOrMore"];
            /** @description The frame's line first, then the lens's and the protection plan's. */
            orderItemId: components["schemas"]["CartOneOrMore"];
            /** @description The URL of the request with the IDs appended. A browser that sent the form is redirected there. */
            redirectURL?: string;
        };
        LensDataCode: string;
        /**
         * @description Diopters as text.
         * @example -6.00
         */
        LensDataPower: string;
        /** @description The lens panel's own data as JSON text; stored and returned unchanged. */
        LensPanelText: string;
        UsableShippingInfo: {
            /** @description The order whose lines follow. */
            orderId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
            /** @description The lines, each with what it can be shipped by. The storefront ships all lines alike. */
            orderItem: components["schemas"]["UsableShippingItem"][];
        };
        UsableShippingItem: {
            /** @description The line that ships. */
            orderItemId: string;
            /** @description Whether the line still needs a prescription; the delivery days then count from its arrival. */
            x_prescriptionNeeded?: components["schemas"]["FlagText"];
            /** @description Methods that reach the address of the order, or any address while it has none. */
            usableShippingMode: components["schemas"]["UsableShippingMode"][];
            /** @description Addresses of the account in the country of the store; empty for guests. */
            usableShippingAddress: components["schemas"]["UsableShippingAddress"][];
        };
        UsableShippingMode: {
            /** @description Sent back to choose the method. */
            shipModeId: string;
            /** @description Short name, not for display. */
            shipModeCode: string;
            /** @description Text in the language of the response. */
            shipModeDescription?: string;
            /** @description Name of the company that delivers. */
            carrier?: string;
            /** @description What it costs for this cart. */
            x_shippingCharge?: components["schemas"]["Amount"];
            x_earliestDelivery?: components["schemas"]["DeliveryDay"];
            x_latestDelivery?: components["schemas"]["DeliveryDay"];
        };
        UsableShippingAddress: {
            /** @description Sent back to choose the address. */
            addressId: string;
            /** @description Name of the address in the account. */
            nickName?: string;
        };
        /** @description An address of the account (`addressId`) or a new one (`x_address`), a shipping method, or both. */
        ShippingInfoUpdate: {
            orderId?: components["schemas"]["CartOrderReference"];
            /** @description Shipping method of all lines. The one that is set stays when it is absent. */
            shipModeId?: components["schemas"]["Identifier"];
            /** @description Address of the account. */
            addressId?: components["schemas"]["Identifier"];
            x_address?: components["schemas"]["CartAddress"];
            /** @description Whether all lines ship together. The storefront leaves it out. */
            shipAsComplete?: components["schemas"]["FlagText"];
            /** @description Other methods and addresses of single lines. The storefront ships all lines alike, and leaves it out. */
            orderItem?: components["schemas"]["ShippingItemUpdate"][];
            x_calculateOrder?: components["schemas"]["CartCalculateFlag"];
            x_calculationUsage?: components["schemas"]["CartCalculationUsage"];
        };
        ShippingItemUpdate: {
            orderItemId: components["schemas"]["Identifier"];
            shipModeId?: components["schemas"]["Identifier"];
            addressId?: components["schemas"]["Identifier"];
            /** @description Store for a pick-up. The storefront ships only. */
            physicalStoreId?: components["schemas"]["Identifier"];
            /** @description Note for who delivers. */
            shipInstructions?: string;
        };
        /** @description An address that is not in the account, so that guests can order. */
        CartAddress: {
            /** @description Given name of who receives the order. */
            firstName: string;
            /** @description Family name of who receives the order. */
            lastName: string;
            /** @description Street first, then apartment or company. */
            addressLine: string[];
            /** @description City or town, as it stands on the parcel. */
            city: string;
            /** @description Two letters of a state or province. */
            state: string;
            /**
             * @description The country of the store; it does not ship to the other one.
             * @enum {string}
             */
            country: "US" | "CA";
            /** @description ZIP code, or Canadian postal code with or without its blank. */
            zipCode: string;
            /** @description Ten digits, for who delivers. */
            phone1?: string;
            /**
             * Format: idn-email
             * @description Where the confirmation is sent. A guest needs it to track the order.
             */
            email1: string;
        };
        UsablePaymentInfo: {
            /** @description The order that is paid. */
            orderId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
            /** @description Brands of cards that the store accepts. */
            usablePaymentInformation: components["schemas"]["UsablePaymentMethod"][];
        };
        UsablePaymentMethod: {
            paymentMethodName: components["schemas"]["PayMethodId"];
            /** @description Name of the brand, for display. */
            description?: string;
        };
        /**
         * @description Brand of the card.
         * @enum {string}
         */
        PayMethodId: "VISA" | "MasterCard" | "AMEX" | "Discover" | "JCB";
        PaymentInstructionAddition: {
            orderId?: components["schemas"]["CartOrderReference"];
            /** @description The total so far. What is charged is the total of the placed order. */
            piAmount: string;
            payMethodId: components["schemas"]["PayMethodId"];
            /** @description Address of the account to bill, in place of billingAddress. */
            billing_address_id?: components["schemas"]["Identifier"];
            /** @description Address to bill. The shipping address is billed when both are absent. */
            billingAddress?: components["schemas"]["CartAddress"];
            /** @description Number of the card. */
            account?: string;
            /** @description Two digits. */
            expire_month?: string;
            /** @description Four digits. The card is valid to the end of its month. */
            expire_year?: string;
            /** @description Security code: four digits for AMEX, else three. Never stored. */
            cc_cvc?: string;
            /** @description Place of a saved payment method in the list of mypayments. */
            x_paymentIndex?: number;
            /** @description The card that the shopper saw at this place, since places change when a card is removed. */
            x_maskedNumber?: string;
            /** @description Saves the card with the account once the order is placed; members only. */
            x_savePayment?: components["schemas"]["FlagText"];
        };
        PaymentInstructionAdded: {
            /** @description The order that the instruction pays. */
            orderId: string;
            /** @description The instruction of the request; it replaces the one before. */
            paymentInstruction: components["schemas"]["PaymentInstructionReference"][];
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
        };
        PaymentInstructionReference: {
            /** @description ID of the payment instruction, by which it is removed. */
            piId: string;
        };
        CheckoutPreparation: {
            orderId: components["schemas"]["CartOrderReference"];
        };
        CheckoutPrepared: {
            /** @description The order whose stock is reserved. */
            orderId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
            /** @description How long the stock is reserved for the order. */
            x_reservedUntil?: components["schemas"]["CartTime"];
        };
        /** @description A new unguessable ID, such as a UUID, for each decision to order. */
        CheckoutRequestId: string;
        CheckoutRequest: {
            /** @description The order that the shopper saw; no period, which may have become another cart. */
            orderId: components["schemas"]["Identifier"];
            x_requestId: components["schemas"]["CheckoutRequestId"];
            /** @description The grandTotal that the shopper saw. */
            x_agreedTotal: string;
            x_orderVersion?: components["schemas"]["OrderVersion"];
            /**
             * @description 1 sends the order to the retailer by email.
             * @enum {string}
             */
            notifyMerchant?: "0" | "1";
            /**
             * @description 1 sends the confirmation to the shopper by email.
             * @enum {string}
             */
            notifyShopper?: "0" | "1";
            /**
             * @description 1 sends the notice that the order was received. The commerce API decides when it is absent.
             * @enum {string}
             */
            notifyOrderSubmitted?: "0" | "1";
        };
        CheckoutResult: {
            /** @description ID of the placed order, by which its confirmation is read. */
            orderId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example cart
             */
            resourceName?: string;
            x_requestId?: components["schemas"]["CheckoutRequestId"];
        };
        CheckoutOutcome: {
            x_requestId: components["schemas"]["CheckoutRequestId"];
            /** @description false for a request that has placed no order, or that never arrived. */
            placed: components["schemas"]["FlagText"];
            /** @description Only when placed. */
            orderId?: string;
        };
        /**
         * @description ISO 4217 code.
         * @enum {string}
         */
        Currency: "USD" | "CAD";
        /** @description Amount of money as a decimal string in the response's currency, five decimals on transaction services. */
        Amount: string;
        /**
         * @description Boolean as text.
         * @enum {string}
         */
        FlagText: "true" | "false";
        /** @description A count written as text. */
        TransactionCount: string;
        /** @description Quantity as a decimal string, such as 1.0. */
        Quantity: string;
        /**
         * @description 10101 is the US catalog, 10102 the Canadian one.
         * @enum {string}
         */
        CatalogId: "10101" | "10102";
        /** @description A rejected command; recognized by its errorCode, errorMessage or errorMessageKey. */
        CommandFailure: {
            /** @description Numeric code or message code. */
            errorCode: string;
            /** @description Text in the language of the request. */
            errorMessage: string;
            /** @description Stable key, such as _ERR_PROD_NOT_ORDERABLE. */
            errorMessageKey?: string;
            /** @description Arguments of the message. */
            errorMessageParam?: string[];
            /** @description What the shopper can do. */
            correctiveActionMessage?: string;
            /** @description ID of the failure in the commerce API's logs. */
            correlationIdentifier?: string;
            /** @description Class of the failure, 0 or 1. */
            exceptionType?: string;
        };
        /** @description One page of products, from the transaction server. */
        ProductViewResponse: {
            /**
             * @description Resource of the commerce API that responded.
             * @example productview
             */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            /** @description Products of the whole result, on all pages. */
            recordSetTotal: components["schemas"]["TransactionCount"];
            /** @description Products in this response. */
            recordSetCount: components["schemas"]["TransactionCount"];
            /** @description Index of the first product of this response, from 0. */
            recordSetStartNumber: components["schemas"]["TransactionCount"];
            /** @description Whether this response has the whole result. */
            recordSetComplete: components["schemas"]["FlagText"];
            /** @description Notes of the search engine on the request. The storefront does not use them. */
            MetaData?: components["schemas"]["ProductViewMetaData"][];
            /** @description Facets of the result. Absent where a request has no listing. */
            FacetView?: components["schemas"]["ProductViewFacet"][];
            /** @description Categories above the result, the topmost first. */
            BreadCrumbTrailEntryView?: components["schemas"]["CatalogBreadcrumb"][];
            /** @description The products of this page. Unknown IDs are left out; it is empty when none is known. */
            CatalogEntryView: components["schemas"]["ProductViewProduct"][];
        };
        ProductViewMetaData: {
            /**
             * @description What the note is about.
             * @example price
             * @example spellcheck
             */
            metaKey: string;
            /** @description The note as text; what it means depends on metaKey. */
            metaData: string;
        };
        /** @description A product or SKU, from the transaction server. */
        ProductViewProduct: {
            /** @description Catalog entry ID. */
            uniqueID: string;
            /** @description Part number; the UPC of a SKU. */
            partNumber: string;
            /** @description Name without the brand, in the language of the response. */
            name: string;
            /** @description One line, such as the kind of frame. Plain text. */
            shortDescription?: string;
            /** @description Some sentences. Plain text. */
            longDescription?: string;
            /** @description Words by which the search finds the product, not for display. */
            keyword?: string;
            /** @description Title of the product page for search engines. */
            title?: string;
            /** @description Description of the product page for search engines. */
            metaDescription?: string;
            /** @description Keywords of the product page. The storefront does not use them. */
            metaKeyword?: string;
            /** @description Path of the small picture. */
            thumbnail?: string;
            /** @description Path of the large picture. */
            fullImage?: string;
            /** @description Text alternative of both pictures, in the language of the response. */
            fullImageAltDescription?: string;
            /** @description The brand. */
            manufacturer?: string;
            /** @description Whether it can be put into the cart; false, too, when it is sold out. */
            buyable?: components["schemas"]["FlagText"];
            /** @description Store that owns the product; often not the requested one. */
            storeID?: string;
            productType?: components["schemas"]["CatalogEntryType"];
            /**
             * @description NONE for a product without a subscription. The store offers none.
             * @example NONE
             */
            subscriptionType?: string;
            /**
             * @description 1 when the product cannot be ordered by subscription.
             * @example 0
             */
            disallowRecOrder?: string;
            /** @description Catalog entry ID of the product; on SKUs. */
            parentProductID?: string;
            /** @description ID of the category, for links. */
            parentCategoryID?: string;
            /** @description Path of the product on the host. */
            resourceId?: string;
            x_inventoryStatus?: components["schemas"]["CatalogInventoryStatus"];
            /** @description List and selling price. A missing one or an empty value is a price on request. */
            Price?: components["schemas"]["ProductViewPrice"][];
            /** @description What describes the product. Of a model, those that all colors share. */
            Attributes?: components["schemas"]["ProductViewAttribute"][];
            /** @description Files of the product, such as a brochure. The storefront shows none. */
            Attachments?: components["schemas"]["ProductViewAttachment"][];
            /** @description The colors of a model. Absent on a SKU. */
            SKUs?: components["schemas"]["ProductViewSku"][];
        };
        /** @description One color of a product. Versions of the commerce API use different keys for its ID, so either may be absent. */
        ProductViewSku: {
            /** @description Catalog entry ID, by which the color is put into the cart. */
            uniqueID?: string;
            /** @description The same as uniqueID, as other versions name it. */
            SKUUniqueID?: string;
            /** @description The UPC. */
            partNumber?: string;
            /** @description The name of the model; the color is an attribute. */
            name?: string;
            /** @description Whether it can be put into the cart; false, too, when it is sold out. */
            buyable?: components["schemas"]["FlagText"];
            /** @description Path of the small picture. */
            thumbnail?: string;
            /** @description Path of the large picture. */
            fullImage?: string;
            x_inventoryStatus?: components["schemas"]["CatalogInventoryStatus"];
            /** @description List and selling price. A missing one or an empty value is a price on request. */
            Price?: components["schemas"]["ProductViewPrice"][];
            /** @description What describes this color. Those that all colors share are on the model. */
            Attributes?: components["schemas"]["ProductViewAttribute"][];
        };
        ProductViewPrice: {
            priceUsage: components["schemas"]["CatalogPriceUsage"];
            priceValue: components["schemas"]["PriceValue"];
            /**
             * @description L is the list price, I the price of an item. priceUsage says the same.
             * @example L
             * @example I
             */
            priceDescription?: string;
        };
        ProductViewAttribute: {
            identifier: components["schemas"]["CatalogAttributeIdentifier"];
            /** @description Name in the language of the response. */
            name?: string;
            usage?: components["schemas"]["CatalogAttributeUsage"];
            /** @description ID of the attribute; identifier is the one that stays the same in every store. */
            uniqueID?: string;
            /**
             * @description Type of the values, which are all text on the wire.
             * @enum {string}
             */
            dataType?: "STRING" | "INTEGER" | "FLOAT";
            /** @description Whether a page may show it. */
            displayable?: components["schemas"]["FlagText"];
            /** @description Whether the search looks into its values. */
            searchable?: components["schemas"]["FlagText"];
            /** @description Whether a comparison of products lists it. */
            comparable?: components["schemas"]["FlagText"];
            /** @description One, or several for attributes such as FEATURE. */
            Values: components["schemas"]["ProductViewAttributeValue"][];
        };
        ProductViewAttributeValue: {
            /** @description The value in the language of the response; the commerce API's key is plural. */
            values: string;
            /** @description Stable code of the value, such as cat-eye. */
            identifier?: string;
            /** @description ID of the value; identifier is the one that stays the same in every store. */
            uniqueID?: string;
            /** @description Further data of the value, such as hex for a color. */
            extendedValue?: components["schemas"]["ProductViewExtendedValue"][];
        };
        ProductViewExtendedValue: {
            /**
             * @description hex for the color of a swatch, unitOfMeasure for the unit.
             * @example hex
             */
            key: string;
            /** @description A color has # and six digits. */
            value: string;
        };
        ProductViewAttachment: {
            /** @description ID of the attachment at the commerce API. */
            ID?: string;
            /** @description Path of the file, below the host of the assets. */
            path: string;
            /** @description Media type, such as application/pdf. */
            mimeType?: string;
            /** @description What the file is for. */
            usage?: string;
            /** @description Notes on the file. The storefront does not use them. */
            MetaData?: components["schemas"]["ProductViewMetaData"][];
        };
        ProductViewFacet: {
            /** @description Name in the language of the response. */
            name: string;
            /** @description Index field of the facet. */
            value: string;
            /** @description The values with their counts. */
            Entry: components["schemas"]["ProductViewFacetValue"][];
        };
        ProductViewFacetValue: {
            /** @description Text in the language of the response. */
            label: string;
            count?: components["schemas"]["CatalogFacetCount"];
            /** @description Value for the parameter `facet`, URL-encoded. */
            entryValue: string;
            /** @description Path of a picture. The storefront shows none. */
            image?: string;
        };
        /** @description One page of products, from the search server. */
        CatalogSearchResponse: {
            /**
             * @description Resource of the commerce API that responded.
             * @example productview
             */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            /** @description Products of the whole result, on all pages. */
            recordSetTotal: components["schemas"]["SearchCount"];
            /** @description Products in this response. */
            recordSetCount: components["schemas"]["SearchCount"];
            /** @description Index of the first product of this response, from 0. */
            recordSetStartNumber: components["schemas"]["SearchCount"];
            /** @description Whether this response has the whole result. */
            recordSetComplete: components["schemas"]["FlagText"];
            /** @description Matches before products are grouped; the same as recordSetTotal where nothing is grouped. */
            recordSetTotalMatches?: components["schemas"]["SearchCount"];
            metaData?: components["schemas"]["CatalogSearchMetaData"];
            /** @description Facets of the result, in the order of display. Absent in lookups by part number or ID. */
            facetView?: components["schemas"]["CatalogSearchFacet"][];
            /** @description The categories and facets that narrow the result. */
            breadCrumbTrailEntryView?: components["schemas"]["CatalogBreadcrumb"][];
            /** @description The products of this page, in the requested order; empty without a result. */
            catalogEntryView: components["schemas"]["CatalogSearchProduct"][];
        };
        /** @description Notes of the search engine on the request. */
        CatalogSearchMetaData: {
            /**
             * @description 1 when the response has prices.
             * @example 1
             */
            price?: string;
            /** @description Only when nothing matches the term as it is. With products, the first is what they were searched for instead: the term with its misspelled words corrected, or without those that match nothing. Without products, suggestions. */
            spellcheck?: string[];
        };
        /** @description A product or SKU, from the search server. */
        CatalogSearchProduct: {
            /** @description Catalog entry ID. */
            uniqueID: string;
            /** @description Part number; the UPC of a SKU. */
            partNumber: string;
            /** @description Name without the brand, in the language of the response. */
            name: string;
            /** @description One line, such as the kind of frame. Plain text. */
            shortDescription?: string;
            /** @description Some sentences. Plain text; only with a profile whose name ends in _Details. */
            longDescription?: string;
            /** @description Words by which the search finds the product, not for display. */
            keyword?: string;
            /** @description Title of the product page for search engines; only with a profile whose name ends in _Details. */
            title?: string;
            /** @description Description of the product page for search engines; only with a profile whose name ends in _Details. */
            metaDescription?: string;
            /** @description Keywords of the product page; only with a profile whose name ends in _Details. */
            metaKeyword?: string;
            catalogEntryTypeCode: components["schemas"]["CatalogEntryType"];
            /** @description The brand. */
            manufacturer?: string;
            /** @description Whether it can be put into the cart; false, too, when it is sold out. */
            buyable: components["schemas"]["FlagText"];
            /** @description Store that owns the product; often not the requested one. */
            storeID?: string;
            /** @description Whether the model has one color only. Absent on SKUs. */
            hasSingleSKU?: boolean;
            /** @description The only SKU's catalog entry ID. */
            singleSKUCatalogEntryID?: string;
            /** @description How many colors the model has. Absent on SKUs. */
            numberOfSKUs?: number;
            /** @description Categories as `catalog_category`. */
            parentCatalogGroupID?: string[];
            /** @description Catalog entry ID of the product; on SKUs. */
            parentCatalogEntryID?: string;
            /** @description URL of the small picture. */
            thumbnail?: string;
            /** @description URL of the large picture; of a model that of its main color. */
            fullImage?: string;
            /** @description Text alternative of both pictures, in the language of the response. */
            fullImageAltDescription?: string;
            /**
             * @description 1 when the product cannot be ordered by subscription.
             * @enum {string}
             */
            disallowRecurringOrder?: "0" | "1";
            /**
             * @description NONE for a product without a subscription. The store offers none.
             * @example NONE
             */
            subscriptionTypeCode?: string;
            /** @description Average rating. Absent; the store has no reviews. */
            rating?: string;
            /** @description Path of the product on the host. */
            resourceId?: string;
            x_inventoryStatus?: components["schemas"]["CatalogInventoryStatus"];
            x_priceWithLenses?: components["schemas"]["CatalogPriceWithLenses"];
            groupingProperties?: components["schemas"]["CatalogGroupingProperties"];
            /** @description Empty when the product has no price. */
            price?: components["schemas"]["CatalogSearchPrice"][];
            /** @description What describes the product. Of a model, those that all colors share. */
            attributes?: components["schemas"]["CatalogSearchAttribute"][];
            /** @description The colors; in searches only with a profile whose name ends in _Details or _Tiles. */
            sKUs?: components["schemas"]["CatalogSearchSku"][];
            /** @description Files of the product, such as a brochure. The storefront shows none. */
            attachments?: components["schemas"]["CatalogSearchAttachment"][];
            /** @description Products that the retailer relates to this one. Absent without one. */
            merchandisingAssociations?: components["schemas"]["CatalogMerchandisingAssociation"][];
            /** @description Further fields by name, such as parentPartNumber on SKUs, the part number of the model. */
            userData?: components["schemas"]["CatalogUserData"][];
        };
        /** @description One color of a product. */
        CatalogSearchSku: {
            /** @description Catalog entry ID. */
            uniqueID: string;
            /** @description The UPC. */
            partNumber: string;
            /** @description The name of the model; the color is an attribute. */
            name?: string;
            /** @description One line, such as the kind of frame. Plain text. */
            shortDescription?: string;
            catalogEntryTypeCode: components["schemas"]["CatalogEntryType"];
            /** @description The brand. */
            manufacturer?: string;
            /** @description Whether it can be put into the cart; false, too, when it is sold out. */
            buyable: components["schemas"]["FlagText"];
            /** @description Catalog entry ID of the model. */
            parentCatalogEntryID?: string;
            /** @description URL of the small picture. */
            thumbnail?: string;
            /** @description URL of the large picture. */
            fullImage?: string;
            /** @description Text alternative of both pictures, in the language of the response. */
            fullImageAltDescription?: string;
            x_inventoryStatus?: components["schemas"]["CatalogInventoryStatus"];
            x_priceWithLenses?: components["schemas"]["CatalogPriceWithLenses"];
            /** @description Empty when the color has no price. */
            price?: components["schemas"]["CatalogSearchPrice"][];
            /** @description What describes this color. Those that all colors share are on the model. */
            attributes?: components["schemas"]["CatalogSearchAttribute"][];
        };
        CatalogSearchPrice: {
            usage: components["schemas"]["CatalogSearchPriceUsage"];
            /**
             * @description L is the list price, I the price of an item. usage says more.
             * @example L
             * @example I
             */
            description?: string;
            value: components["schemas"]["PriceValue"];
            currency?: components["schemas"]["Currency"];
            /** @description Contract of the commerce API that sets the price. */
            contractId?: string;
            /** @description Lowest price of the colors. Absent when all cost the same. */
            minimumValue?: components["schemas"]["CatalogPriceBound"];
            /** @description Highest price of the colors. Absent when all cost the same. */
            maximumValue?: components["schemas"]["CatalogPriceBound"];
        };
        /** @description Price of the frame with its cheapest prescription lens, under the frame's promotion. Absent without prescription lenses. A model has its colors' lowest; a SKU within a model may leave it out when it is the model's. */
        CatalogPriceWithLenses: string;
        /** @description One end of the price range of a product's SKUs. */
        CatalogPriceBound: {
            value: components["schemas"]["PriceValue"];
        };
        CatalogSearchAttribute: {
            identifier: components["schemas"]["CatalogAttributeIdentifier"];
            /** @description Name in the language of the response. */
            name?: string;
            usage?: components["schemas"]["CatalogAttributeUsage"];
            /** @description ID of the attribute; identifier is the one that stays the same in every store. */
            uniqueID?: string;
            /** @description Whether a page may show it. */
            displayable?: boolean;
            /** @description Whether the search looks into its values. */
            searchable?: boolean;
            /** @description Whether a comparison of products lists it. */
            comparable?: boolean;
            /** @description Whether a listing can be narrowed by it. */
            facetable?: boolean;
            /** @description Whether the attribute is a label of the retailer, such as a ribbon. The storefront does not use it. */
            storeDisplay?: boolean;
            /**
             * @description Position among the attributes, ascending.
             * @example 1.00000
             */
            sequence?: string;
            /**
             * @description Words of the search that stand for the attribute. The storefront does not use them.
             * @example -
             */
            associatedKeyword?: string;
            /** @description One, or several for attributes such as FEATURE. */
            values: components["schemas"]["CatalogSearchAttributeValue"][];
        };
        CatalogSearchAttributeValue: {
            /** @description The value in the language of the response. */
            value: string;
            /** @description Stable code of the value, such as cat-eye. */
            identifier?: string;
            /** @description ID of the value; identifier is the one that stays the same in every store. */
            uniqueID?: string;
            /** @description Position among the values, ascending. */
            sequence?: string;
            /** @description Code of the unit by UN/ECE Recommendation 20. */
            unitID?: string;
            /**
             * @description Unit for display. Absent where the value has none.
             * @example mm
             */
            unitOfMeasure?: string;
            /** @description File name of a picture of the value. The storefront shows none. */
            image1?: string;
            /** @description Path of image1. */
            image1path?: string;
            /** @description CSS color of a swatch; on color values. */
            x_hex?: string;
        };
        CatalogSearchAttachment: {
            /** @description Stable code of the attachment. */
            identifier?: string;
            /** @description Path of the file, below the host of the assets. */
            attachmentAssetPath: string;
            /** @description Media type, such as application/pdf. */
            mimeType?: string;
            /** @description What the file is for. */
            usage?: string;
            /** @description Text for a link, in the language of the response. */
            name?: string;
        };
        CatalogMerchandisingAssociation: {
            /** @description Catalog entry ID of the related product. */
            uniqueID: string;
            /** @description Part number of the related product. */
            partNumber?: string;
            /** @description Name of the related product, in the language of the response. */
            name?: string;
            /**
             * @description How it is related; X-SELL goes with the product, UPSELL replaces it.
             * @example X-SELL
             */
            associationType: string;
        };
        /** @description How the colors of a model became one row of the result. */
        CatalogGroupingProperties: {
            /** @description Catalog entry ID of the model that the group stands for. */
            groupOwner?: string;
            /** @description Catalog entry ID of the color that matches the search best; the product shows its picture. */
            groupHero?: string;
            /** @description How many SKUs of the group match. */
            groupCount?: number | string;
        };
        CatalogUserData: {
            /** @description Which custom field of the catalog it is. */
            name: string;
            /** @description Always text. */
            value: string;
        };
        CatalogSearchFacet: {
            /** @description Attribute identifier, or ManufacturerName, ParentCatalogGroup or OfferPrice_ with the currency. */
            name: string;
            /**
             * @description Index field of the facet. The fields are chosen here:
             *
             *     - ParentCatalogGroup parentCatgroup_id_search, ManufacturerName mfName_ntk_cs, OfferPrice_USD price_USD,
             *       OfferPrice_CAD price_CAD
             *     - GENDER ads_f40010_ntk_cs, FRAME_SHAPE ads_f40020_ntk_cs, FRAME_MATERIAL ads_f40021_ntk_cs, RIM_TYPE
             *       ads_f40022_ntk_cs, COLOR_FAMILY ads_f40030_ntk_cs, SIZE_BAND ads_f40040_ntk_cs, BRIDGE_FIT
             *       ads_f40050_ntk_cs, FEATURE ads_f40060_ntk_cs, PROMO_TYPE ads_f40070_ntk_cs, ON_SALE ads_f40071_ntk_cs,
             *       TRY_ON ads_f40072_ntk_cs, ROXABLE ads_f40073_ntk_cs
             *     - POLARIZED ads_f40080_ntk_cs, LENS_MIRRORED ads_f40081_ntk_cs, LENS_GRADIENT ads_f40082_ntk_cs,
             *       LENS_CATEGORY ads_f40083_ntk_cs
             *     - WEAR ads_f40090_ntk_cs, LENS_KIND ads_f40091_ntk_cs, BOX_SIZE ads_f40092_ntk_cs
             *     - numbers that only narrow and are not among the facets of a response: TOTAL_WIDTH ads_f40041_ntk_d,
             *       MIN_TOTAL_POWER ads_f40074_ntk_d, MAX_TOTAL_POWER ads_f40075_ntk_d
             */
            value: string;
            /** @description Counts ignore the selected values of the same facet. Values without products are omitted unless selected. Of booleans only True is listed. */
            entry: components["schemas"]["CatalogSearchFacetValue"][];
            extendedData?: components["schemas"]["CatalogFacetSettings"];
        };
        /** @description How a facet is shown. All are text but the last. */
        CatalogFacetSettings: {
            /** @description Name in the language of the response. */
            fname?: string;
            /** @description Description in the language of the response. */
            fdesc?: string;
            /** @description Index field of the facet, as in its `value`. */
            propertyvalue?: string;
            /** @description ID of the facet at the commerce API. */
            facet_id?: string;
            /** @description ID of the field in the index. */
            srchattr_id?: string;
            /** @description Name of the field in the index. */
            srchattridentifier?: string;
            /** @description ID of the attribute. Absent for facets that are no attribute, such as the price. */
            attr_id?: string;
            /** @description Stable code of the attribute. Absent for facets that are no attribute, such as the price. */
            attridentifier?: string;
            /** @description Name of the attribute in the language of the response. */
            attrname?: string;
            /** @description Description of the attribute in the language of the response. */
            attrdesc?: string;
            /** @description Position of the attribute among all attributes. */
            attrsequence?: string;
            /** @description true when the facet is shown. */
            displayable?: string;
            /** @description Position among the facets, ascending. */
            displaySequence?: string;
            /** @description Order of the values: 0 by count, 1 alphabetically, 2 by their sequence. */
            sortorder?: string;
            /**
             * @description 0 single-select, 1 multi-select.
             * @enum {string}
             */
            selection?: "0" | "1";
            /** @description Whether several values can be selected, as selection says. */
            allowMultipleValueSelection?: components["schemas"]["FlagText"];
            /** @description How many values are returned; -1 for all. */
            maximumValuesToDisplay?: string;
            /** @description The same as maximumValuesToDisplay, as other versions name it. */
            max_display?: string;
            /** @description 1 when values without products are returned, too. */
            zero_display?: string;
            /** @description 1 when the facet also narrows a search by words. */
            keyword_search?: string;
            /** @description Group of facets. The storefront does not group them. */
            groupId?: string;
            /** @description The same as groupId, as other versions name it. */
            group_id?: string;
            /** @description ID of the store that set the facet up. */
            storeent_id?: string;
            /** @description Whether `entry` has all values; false when it was cut off at the maximum. */
            allValuesReturned?: boolean;
        };
        CatalogSearchFacetValue: {
            /** @description Text in the language of the response; a range expression for prices. */
            label: string;
            /** @description Value for the parameter `facet`, URL-encoded; the bare id for a category. */
            value: string;
            count: components["schemas"]["CatalogFacetCount"];
            /** @description Path of a picture. The storefront shows none. */
            image?: string;
            extendedData?: components["schemas"]["CatalogFacetValueData"];
        };
        /** @description How a value is ordered and shown. */
        CatalogFacetValueData: {
            /** @description Stable code of the value. */
            uniqueId?: string;
            /** @description Position among the values, ascending. */
            sequence?: string;
            /** @description File name of a picture of the value. The storefront shows none. */
            image1?: string;
            /** @description Code of the unit by UN/ECE Recommendation 20. */
            unitID?: string;
            /** @description Unit for display. Absent where the value has none. */
            unitOfMeasure?: string;
            /** @description Categories above; only of the facet of categories. */
            parentIds?: string;
        };
        CatalogBreadcrumb: {
            /** @description Text in the language of the response. */
            label: string;
            /** @description ID of the category, or value for the parameter `facet`. */
            value: string;
            /**
             * @description Whether it is a category or a selected facet.
             * @example FACET_ENTRY_CATEGORY
             */
            type_?: string;
        };
        /**
         * @description ProductBean is a model, ItemBean one color of it (a SKU).
         * @enum {string}
         */
        CatalogEntryType: "ProductBean" | "ItemBean" | "PackageBean" | "BundleBean" | "DynamicKitBean";
        /**
         * @description Display is the list price, Offer the selling price.
         * @enum {string}
         */
        CatalogPriceUsage: "Display" | "Offer";
        /**
         * @description Display is the list price, Offer the selling price. Promotion (own) is what a cart charges for the frame alone under its promotion; absent when the promotion does not lower the selling price.
         * @enum {string}
         */
        CatalogSearchPriceUsage: "Display" | "Offer" | "Promotion";
        /**
         * @description Defining attributes distinguish SKUs; descriptive ones do not.
         * @enum {string}
         */
        CatalogAttributeUsage: "Defining" | "Descriptive";
        /**
         * @description Inventory status of a SKU: Unavailable when orders hold every piece.
         * @enum {string}
         */
        CatalogInventoryStatus: "Available" | "Unavailable" | "Backordered";
        /** @description Number of products with the value; a number or text, depending on the commerce API's version. */
        CatalogFacetCount: number | string;
        /**
         * @description Stable code of an attribute. MODEL_NAME and ROXABLE are the specification's, the others are our own choice. More may
         *     come. Lengths are in millimeters, powers in diopters; booleans are True or False.
         *
         *     - Frames, on the model: MODEL_NAME, MODEL_CODE, PRODUCT_TYPE (OPTICAL or SUN), GENDER, FRAME_SHAPE, FRAME_MATERIAL,
         *       RIM_TYPE, EYE_SIZE, BRIDGE_SIZE, TEMPLE_LENGTH, LENS_HEIGHT, TOTAL_WIDTH, SIZE_BAND (XS to XL), BRIDGE_FIT,
         *       FEATURE (several values),
         *       ROXABLE, MIN_TOTAL_POWER, MAX_TOTAL_POWER, PROMO_TYPE (GVP, AEO or BOM), PROMO_DETAIL, RELEASED_ON (ISO date).
         *     - Frames, on the color: FRAME_COLOR (identifier: the maker's color code), COLOR_FAMILY, TRY_ON, ON_SALE.
         *     - Sunglasses, on the color: LENS_COLOR, POLARIZED, LENS_MIRRORED, LENS_GRADIENT, LENS_CATEGORY (1 to 4).
         *     - Contact lenses: MODEL_NAME, PRODUCT_TYPE (CONTACT_LENS), ON_SALE, WEAR, LENS_KIND, BOX_SIZE and, with one value for
         *       each available parameter, BASE_CURVE, DIAMETER, POWER, CYLINDER, AXIS, ADD, DOMINANCE and LENS_COLOR.
         * @example MODEL_NAME
         */
        CatalogAttributeIdentifier: string;
        CatalogCategoriesResponse: {
            /**
             * @description Resource of the commerce API that responded.
             * @example categoryview
             */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            recordSetTotal?: components["schemas"]["SearchCount"];
            recordSetCount?: components["schemas"]["SearchCount"];
            recordSetStartNumber?: components["schemas"]["SearchCount"];
            recordSetComplete?: components["schemas"]["FlagText"];
            /** @description The top categories, in the order of display. */
            catalogGroupView: components["schemas"]["CatalogCategory"][];
        };
        CatalogCategory: {
            /** @description 40001 eyeglasses, 40002 sunglasses, 40003 contact lenses. */
            uniqueID: string;
            /** @description Stable code, such as sunglasses. */
            identifier: string;
            /** @description Name in the language of the response. */
            name: string;
            /** @description One line in the language of the response. */
            shortDescription?: string;
            /** @description Path of the large picture. Absent without one. */
            fullImage?: string;
            /** @description Path of the small picture. Absent without one. */
            thumbnail?: string;
            /** @description Store that owns the category; often not the requested one. */
            storeID?: string;
            /** @description URL that returns the category alone. */
            resourceId?: string;
            /** @description The category above as `catalog_category`. Absent on top categories. */
            parentCatalogGroupID?: string[];
            /** @description The categories below as `catalog_category`. Absent without one. */
            childCatalogGroupID?: string[];
            /** @description The categories below; only with depthAndLimit. */
            catalogGroupView?: components["schemas"]["CatalogCategory"][];
        };
        KeywordSuggestionsResponse: {
            /** @description One group of terms. */
            suggestionView: components["schemas"]["KeywordSuggestionView"][];
        };
        KeywordSuggestionView: {
            /**
             * @description Name of the group.
             * @example Keyword
             */
            identifier: string;
            /** @description The terms in the order of termsSort; empty when none begins with the input. */
            entry: components["schemas"]["KeywordSuggestion"][];
        };
        KeywordSuggestion: {
            /** @description A search term that has results. */
            term: string;
            frequency?: components["schemas"]["CatalogFacetCount"];
        };
        ProductSuggestionsResponse: {
            recordSetTotal?: components["schemas"]["SearchCount"];
            recordSetCount?: components["schemas"]["SearchCount"];
            recordSetStartNumber?: components["schemas"]["SearchCount"];
            recordSetComplete?: components["schemas"]["FlagText"];
            /** @description One group of products. */
            suggestionView: components["schemas"]["ProductSuggestionView"][];
        };
        ProductSuggestionView: {
            /**
             * @description Name of the group.
             * @example Product
             */
            identifier: string;
            /** @description The products, the best match first; empty without a match. */
            entry: components["schemas"]["ProductSuggestion"][];
        };
        ProductSuggestion: {
            /** @description Catalog entry ID. */
            uniqueID: string;
            /** @description Part number, by which the product page is linked. */
            partNumber: string;
            /** @description Name without the brand, in the language of the response. */
            name: string;
            /** @description One line, such as the kind of frame. Plain text. */
            shortDescription?: string;
            /** @description URL of the small picture. */
            thumbnail?: string;
            /** @description Whether the model has one color only. */
            hasSingleSKU?: boolean;
            /** @description Store that owns the product; often not the requested one. */
            storeID?: string;
            /** @description URL that returns the product alone. */
            resourceId?: string;
            /** @description The brand. */
            manufacturer?: string;
            /** @description Empty when the product has no price. */
            price?: components["schemas"]["CatalogSearchPrice"][];
        };
        ContactLensResponse: {
            catalogEntry: components["schemas"]["CatalogSearchProduct"];
            /** @description The combinations in which the lens is made. Without them, every combination of the attributes' values is. */
            x_combinations?: components["schemas"]["ContactLensCombination"][];
        };
        /** @description Values by parameter, in the attributes' format: the lens is made in every combination of one value of each list. A parameter that is absent does not apply to the lens. */
        ContactLensCombination: {
            BASE_CURVE: components["schemas"]["ContactLensMadeValues"];
            DIAMETER: components["schemas"]["ContactLensMadeValues"];
            POWER: components["schemas"]["ContactLensMadeValues"];
            CYLINDER?: components["schemas"]["ContactLensMadeValues"];
            AXIS?: components["schemas"]["ContactLensMadeValues"];
            ADD?: components["schemas"]["ContactLensMadeValues"];
            DOMINANCE?: components["schemas"]["ContactLensMadeValues"];
            LENS_COLOR?: components["schemas"]["ContactLensMadeValues"];
        };
        /** @description Powers and additions have a sign and two decimals, curves and diameters one decimal. Otherwise codes. */
        ContactLensMadeValues: string[];
        AvailableFramesRequest: {
            /** @description The frame to check; an empty text for all frames of the listing. */
            frame: components["schemas"]["AvailableFramesFrame"] | "";
            prescriptionObject: components["schemas"]["AvailableFramesPrescription"];
            /** @description Facets as in the listing's URL, `name:value`; of numbers the range `low-high`, above low and up to high, where a missing end is open. PRICE is in the store's currency. */
            selectedFacets: string[];
            /**
             * @description The listing to filter.
             * @enum {string}
             */
            searchType: "eyeglasses" | "sunglasses" | "search";
            /** @description Search term; with searchType search. */
            searchTerm?: string;
        };
        /** @description The frame to check. */
        AvailableFramesFrame: {
            upc: components["schemas"]["Upc"];
            catEntryId?: components["schemas"]["Identifier"];
            /** @description In the store's currency. */
            listPrice?: number;
            /** @description Diopters; -99 when absent. */
            minTotalPower?: number;
            /** @description Diopters; 99 when absent. */
            maxTotalPower?: number;
        };
        /** @description Values of a prescription in diopters (axis in degrees) as text. Cylinders are given for both eyes or for none. */
        AvailableFramesPrescription: {
            sphOD: components["schemas"]["AvailableFramesPower"];
            sphOS: components["schemas"]["AvailableFramesPower"];
            cylOD?: components["schemas"]["AvailableFramesPower"];
            cylOS?: components["schemas"]["AvailableFramesPower"];
            axisOD?: components["schemas"]["AvailableFramesAxis"];
            axisOS?: components["schemas"]["AvailableFramesAxis"];
            addOD?: components["schemas"]["AvailableFramesAdd"];
            addOS?: components["schemas"]["AvailableFramesAdd"];
            /** @description Pupillary distance, 51 to 77.5 mm in steps of 0.5. */
            pd?: string;
        };
        /**
         * @description Sphere or cylinder, -20.00 to +20.00 in steps of 0.25.
         * @example -2.25
         */
        AvailableFramesPower: string;
        /**
         * @description Axis in degrees, 1 to 180.
         * @example 90
         */
        AvailableFramesAxis: string;
        /**
         * @description Addition, 0.00 to 4.00 in steps of 0.25.
         * @example 2.00
         */
        AvailableFramesAdd: string;
        AvailableFramesResponse: {
            response: components["schemas"]["AvailableFramesResult"];
        };
        /** @description The frames that fit, and where they are listed (003 §7). */
        AvailableFramesResult: {
            /** @description How many frames of the listing fit; 0 or 1 when a frame was given. */
            count: number;
            /** @description Path of the listing with these frames. Its facets `name:value` are the requested ones and, unless the request was about one frame, ROXABLE and the ranges `low-high` of MIN_TOTAL_POWER and MAX_TOTAL_POWER of the frames for the prescription. The bounds are the frames' own, so no prescription value appears in the path. */
            url: string;
        };
        CartImageResponse: {
            /** @description URL of the picture. */
            path: string;
        };
        /** @description Price as a decimal string; the empty string means that there is no price. */
        PriceValue: string;
        /** @description A count. */
        SearchCount: number;
        /** @description Numbers and booleans are real ones here, unlike in the commerce API's other services. */
        UserContext: {
            basicInfo: components["schemas"]["UserContextBasicInfo"];
            globalization: components["schemas"]["UserContextGlobalization"];
            /** @description Catalog of the session. */
            catalog?: {
                /** @description 10101 in the US and 10102 in Canada. */
                catalogId?: number;
                /** @description Whether it is the master catalog instead of a sales catalog. */
                masterCatalog?: boolean;
            };
            entitlement: components["schemas"]["UserContextEntitlement"];
            /** @description A remembered shopper who has not signed in fully. */
            isPartiallyAuthenticated: boolean;
            /** @description Version of the session's data at the commerce API. */
            bcsversion?: {
                /** @description Milliseconds since 1970. */
                lastUpdateTime?: string | null;
            };
            /** @description What the commerce API records with every change. */
            audit?: {
                /** @description Key of the anonymous profile by which the commerce API personalizes content; lasts longer than a session. */
                personalizationId?: string;
            };
            /** @description Absent without a session. */
            activityToken?: {
                /** @description ID of the session. */
                activityId?: number;
            };
            /**
             * @description Resource of the commerce API that responded.
             * @example usercontext
             */
            resourceName: string;
        };
        /** @description Who the shopper is (000 §6). */
        UserContextBasicInfo: {
            /** @description -1002 is the generic user, any other ID a guest or a registered shopper. */
            runAsId: number;
            /** @description As runAsId unless an agent acts for the shopper. */
            callerId: number;
            /** @description G is a guest, R a registered shopper; administrators have others. */
            registerType: string;
            /** @description 10851 in the US and 10852 in Canada. */
            storeId: number;
            /** @description -1 is the web. */
            channelId: number;
        };
        /** @description Language and currency of the session. */
        UserContextGlobalization: {
            /** @description Language of this response: -1 English, -50 Spanish, -24 English (Canada), -25 French (Canada). */
            languageId: number;
            /** @description Language that the account has chosen, else that of the store. */
            preferredLanguageId: number;
            currency: components["schemas"]["Currency"];
            preferredCurrency: components["schemas"]["Currency"];
        };
        /** @description Contracts that decide which prices apply. The storefront does not use them. */
        UserContextEntitlement: {
            /** @description Organization for which the shopper buys; -2000 is the default one. */
            activeOrganizationId: number;
            /** @description Contracts whose prices apply now; null for those of the store. */
            currentTradingAgreementIds?: number[] | null;
            /** @description Contracts under which the shopper may buy. */
            eligibleTradingAgreementIds?: number[] | null;
            /** @description Contracts chosen for this session; null when none was. */
            sessionTradingAgreementIds?: number[] | null;
            /** @description Contract under which the store is hosted. */
            hostingContractId?: number;
        };
        GuestIdentityRequest: {
            /**
             * @description 1 when the visitor agrees to be tracked for marketing.
             * @enum {string}
             */
            marketingTrackingConsent?: "0" | "1";
            /** @description Version of the privacy notice that the visitor accepted, such as 1.0. */
            privacyNoticeVersion?: string;
        };
        IdentityTokens: {
            userId: components["schemas"]["Identifier"];
            /** @description Key of the anonymous profile by which the commerce API personalizes content; lasts longer than a session. */
            personalizationID?: string;
            /** @description Opaque. */
            WCToken: string;
            /** @description Opaque; over HTTPS only. */
            WCTrustedToken: string;
            /** @description Resource of the commerce API that responded. */
            resourceName?: string;
        };
        /**
         * @description What the address is for.
         * @enum {string}
         */
        ContactAddressType: "Shipping" | "Billing" | "ShippingAndBilling";
        PersonContacts: {
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            /** @description The guest or member whose contacts these are. */
            userId?: string;
            /** @description ID of the user's own address. */
            addressId?: string;
            /** @description Empty for a new guest. */
            contact: components["schemas"]["PersonContact"][];
        };
        /** @description Any field may be missing, and texts may have trailing blanks. */
        PersonContact: {
            /** @description ID of the address, as orders name it. */
            addressId?: string;
            /** @description Unique name of the address. */
            nickName?: string;
            addressType?: components["schemas"]["ContactAddressType"];
            /** @description Whether it is the default address. */
            primary?: components["schemas"]["FlagText"];
            /** @description Form of address, such as Dr. */
            personTitle?: string;
            /** @description Given name. Read to fill in forms (000 §7). */
            firstName?: string;
            /** @description Second given name or its initial. */
            middleName?: string;
            /** @description Family name. Read to fill in forms (000 §7). */
            lastName?: string;
            /** @description Up to three lines; empty ones are included. */
            addressLine?: string[];
            /** @description City or town. */
            city?: string;
            /** @description Code or name. */
            state?: string;
            /** @description Code or name. */
            country?: string;
            /** @description ZIP code or Canadian postal code; may end in blanks. */
            zipCode?: string;
            /** @description First phone number, in any format. */
            phone1?: string;
            /** @description Device behind phone1, such as CEL for a cell phone. */
            phone1Type?: string;
            /** @description Whether phone1 may be listed. */
            phone1Publish?: string;
            /** @description Second phone number, in any format. */
            phone2?: string;
            /** @description First email address. Read to fill in forms (000 §7). */
            email1?: string;
            /** @description Second email address. */
            email2?: string;
            /** @description First fax number, in any format. */
            fax1?: string;
            /** @description Second fax number, in any format. */
            fax2?: string;
            /** @description Cell phone number without the code of its country. */
            mobilePhone1?: string;
            /** @description Calling code of mobilePhone1, such as 1. */
            mobilePhone1Country?: string;
            /** @description D for daytime, E for the evening. */
            bestCallingTime?: string;
            /** @description Job title. */
            businessTitle?: string;
            /** @description Company at the address. */
            organizationName?: string;
            /** @description ID of the language that the contact prefers. */
            language?: string;
            /** @description Custom fields of the retailer. The storefront does not use them. */
            attributes?: components["schemas"]["PersonContactAttribute"][];
        };
        PersonContactAttribute: {
            /** @description Which custom field it is. */
            key?: string;
            /** @description Always text. */
            value?: string;
        };
        /** @description The policy is the commerce API's (error 2200), not the contract's. */
        AccountPassword: string;
        RegisterPersonRequest: {
            /**
             * Format: idn-email
             * @description The email that signs in.
             */
            logonId: string;
            logonPassword: components["schemas"]["AccountPassword"];
            logonPasswordVerify: components["schemas"]["AccountPassword"];
            /** @description Given name of the member. */
            firstName: string;
            /** @description Family name of the member. */
            lastName: string;
            /**
             * Format: idn-email
             * @description Where emails about the account go; the storefront sends the same as logonId.
             */
            email1: string;
            /** @description Phone number, with or without blanks, hyphens and parentheses. */
            phone1?: string;
            preferredLanguage?: components["schemas"]["LanguageId"];
            preferredCurrency?: components["schemas"]["Currency"];
            /** @description Whether the newsletter goes to the email. */
            receiveEmail?: components["schemas"]["FlagText"];
        };
        RegisteredPerson: {
            userId: components["schemas"]["Identifier"];
            /** @description ID of the member's own address. */
            addressId?: string;
            /** @description Key of the anonymous profile by which the commerce API personalizes content; lasts longer than a session. */
            personalizationID?: string;
            /** @description Opaque. */
            WCToken: string;
            /** @description Opaque; over HTTPS only. */
            WCTrustedToken: string;
            /** @description Resource of the commerce API that responded. */
            resourceName?: string;
        };
        PasswordResetRequest: {
            /**
             * @description Distinguishes the call from other changes of the account.
             * @enum {string}
             */
            resetPassword: "true";
            /**
             * Format: idn-email
             * @description The email that signs in, to which the code is sent.
             */
            logonId: string;
            /**
             * @description The store has no challenge question.
             * @enum {string}
             */
            challengeAnswer?: "-";
            /** @description Code of the email; step two only. */
            xcred_validationCode?: string;
            logonPassword?: components["schemas"]["AccountPassword"];
            xcred_logonPasswordVerify?: components["schemas"]["AccountPassword"];
        };
        PasswordResetResponse: {
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName: string;
        };
        PersonContactAddition: {
            nickName: components["schemas"]["ContactName"];
            addressType: components["schemas"]["ContactAddressType"];
            /** @description Whether it is the default address. */
            primary?: components["schemas"]["FlagText"];
            /** @description Given name of who receives parcels there. */
            firstName: string;
            /** @description Family name of who receives parcels there. */
            lastName: string;
            /** @description Street first, then apartment or company. */
            addressLine: string[];
            /** @description City or town. */
            city: string;
            /** @description Two letters of a state or province. */
            state: string;
            /**
             * @description Two letters of ISO 3166-1.
             * @enum {string}
             */
            country: "US" | "CA";
            /** @description ZIP code, or Canadian postal code with or without its blank. */
            zipCode: string;
            /** @description Ten digits, for who delivers. */
            phone1?: string;
            /**
             * Format: idn-email
             * @description Where emails about orders to this address go.
             */
            email1?: string;
        };
        PersonContactAdded: {
            /** @description The member whose address it is. */
            userId: string;
            /** @description ID of the new address. */
            addressId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
        };
        /** @description Unique name of the address. */
        ContactName: string;
        PersonContactUpdate: {
            addressType?: components["schemas"]["ContactAddressType"];
            /**
             * @description Makes it the default address, instead of the one that was it.
             * @enum {string}
             */
            primary?: "true";
            /** @description Given name of who receives parcels there. */
            firstName?: string;
            /** @description Family name of who receives parcels there. */
            lastName?: string;
            /** @description Replaces all lines; street first, then apartment or company. */
            addressLine?: string[];
            /** @description City or town. */
            city?: string;
            /** @description Two letters of a state or province. */
            state?: string;
            /**
             * @description Two letters of ISO 3166-1.
             * @enum {string}
             */
            country?: "US" | "CA";
            /** @description ZIP code, or Canadian postal code with or without its blank. */
            zipCode?: string;
            /** @description Empty to remove it. */
            phone1?: string;
            /**
             * Format: idn-email
             * @description Where emails about orders to this address go.
             */
            email1?: string;
        };
        PersonContactChanged: {
            /** @description The member whose address it is. */
            userId: string;
            /** @description ID of the address that was changed or removed. */
            addressId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
        };
        /** @description The account of a member. */
        Person: {
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
            /** @description ID of the member. */
            userId: string;
            /** @description The email that signs in. */
            logonId: string;
            /** @description Given name of the member. */
            firstName: string;
            /** @description Family name of the member. */
            lastName: string;
            /** @description Where emails about the account go. */
            email1: string;
            preferredLanguage?: components["schemas"]["LanguageId"];
            /** @description Whether the newsletter goes to the email, wherever it was subscribed. */
            receiveEmail: components["schemas"]["FlagText"];
            /** @description Whether the account has a password; false for one that only signs in by a provider. */
            x_hasPassword: components["schemas"]["FlagText"];
            /** @description The account was created by a sign-in with it. */
            x_socialProvider?: components["schemas"]["SocialProvider"];
            /** @description Whether a sign-in needs a one-time code; absent where the host has none. */
            x_secondFactor?: components["schemas"]["FlagText"];
            /** @description Recovery codes that were not used; beside x_secondFactor `true`. */
            x_recoveryCodesLeft?: string;
        };
        SecondFactorStart: {
            logonPassword: components["schemas"]["AccountPassword"];
        };
        SecondFactorKey: {
            /** @description The key, in base 32 (RFC 4648). */
            secret: string;
            /** @description The key as a link, which apps open. */
            otpauthUri: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
        };
        SecondFactorConfirmation: {
            x_oneTimeCode: components["schemas"]["OneTimeCode"];
        };
        SecondFactorTurnedOn: {
            /** @description Each takes the place of a code once. */
            recoveryCodes: string[];
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
        };
        SecondFactorEnd: {
            logonPassword: components["schemas"]["AccountPassword"];
            x_oneTimeCode: components["schemas"]["OneTimeCode"];
        };
        /** @description Six digits of the app, or a recovery code. */
        OneTimeCode: string;
        PersonUpdate: {
            /** @description New given name. */
            firstName?: string;
            /** @description New family name. */
            lastName?: string;
            /**
             * Format: idn-email
             * @description New email, which then signs in, too.
             */
            email1?: string;
            /** @description The current password; for a new email. */
            logonPassword?: components["schemas"]["AccountPassword"];
            /** @description Whether the newsletter goes to the email. */
            receiveEmail?: components["schemas"]["FlagText"];
        };
        PersonChanged: {
            /** @description The member whose account it is. */
            userId: string;
            /**
             * @description Resource of the commerce API that responded.
             * @example person
             */
            resourceName?: string;
        };
        PasswordChange: {
            logonPasswordOld: components["schemas"]["AccountPassword"];
            logonPassword: components["schemas"]["AccountPassword"];
            logonPasswordVerify: components["schemas"]["AccountPassword"];
        };
        AccountClosing: {
            /** @description The current password. */
            logonPassword?: components["schemas"]["AccountPassword"];
            /** @description The email, of an account without a password. */
            logonId?: string;
        };
        PersonData: {
            /**
             * Format: date-time
             * @description When the copy was made, in UTC.
             */
            createdAt: string;
            account: components["schemas"]["Person"];
            /** @description The account's own address first, then the saved ones. */
            addresses: components["schemas"]["PersonContact"][];
            /** @description Orders and carts of the account. */
            orders: components["schemas"]["PersonDataOrder"][];
            /** @description Prescriptions saved in the account. */
            prescriptions: components["schemas"]["PersonDataPrescription"][];
            /** @description Files that the member uploaded; the data of each, not its content. */
            prescriptionFiles: components["schemas"]["PersonDataFile"][];
            /** @description The wishlist, in both stores. */
            favorites: components["schemas"]["PersonDataFavorite"][];
            /** @description Saved cards; nothing is stored of the rest of a number. */
            cards: components["schemas"]["PersonDataCard"][];
        };
        PersonDataOrder: {
            orderId: components["schemas"]["Identifier"];
            storeId: components["schemas"]["StoreId"];
            /** @description P is the cart. */
            orderStatus: string;
            /**
             * Format: date-time
             * @description Absent from the cart.
             */
            placedDate?: string;
            /** @description What was charged. Absent from the cart. */
            grandTotal?: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            /** @description Where emails about the order go. */
            email?: string;
            address?: components["schemas"]["PersonContact"];
            /** @description The masked number. */
            card?: string;
            /** @description Lines of the order. */
            items: components["schemas"]["PersonDataItem"][];
        };
        PersonDataItem: {
            /** @description ID of the line, as other calls name it. */
            orderItemId: string;
            /** @description EYE and SUN are frames, LENS their lenses, RCON and LCON contact lenses of the right and left eye, WARRANTY a protection plan. */
            kind: string;
            /** @description Part number in the catalog; the UPC of a frame. */
            partNumber: string;
            /** @description Pieces or boxes. */
            quantity: number;
            /** @description What was chosen, such as the lens or the power of contact lenses. */
            attributes?: components["schemas"]["PersonDataAttribute"][];
            /** @description As the shopper gave it. */
            prescription?: Record<string, never>;
            /** @description Of contact lenses. */
            patient?: Record<string, never>;
        };
        PersonDataAttribute: {
            /** @description Which choice it is. */
            name: string;
            /** @description Always text. */
            value: string;
        };
        PersonDataPrescription: {
            /** @description ID of the prescription in the account. */
            prescriptionId: string;
            /**
             * @description What the prescription is for.
             * @enum {string}
             */
            productCategory: "GLASSES" | "CONTACTS";
            /** @description As it was saved. */
            content: Record<string, never>;
        };
        PersonDataFile: {
            /** @description Name as it was uploaded; absent when it is not known. */
            name?: string;
            /** @description Media type. */
            contentType: string;
            /**
             * Format: date-time
             * @description UTC.
             */
            uploadedDate: string;
        };
        PersonDataFavorite: {
            upc: components["schemas"]["Upc"];
            storeId: components["schemas"]["StoreId"];
            /**
             * Format: date-time
             * @description When the frame was saved, in UTC.
             */
            addedDate: string;
        };
        PersonDataCard: {
            /** @description The brand. */
            cardType: string;
            /** @description All digits but the last four are an x. */
            maskedNumber: string;
            /** @description MM/YYYY. */
            expiry: string;
            /** @description Name and address of the bill. */
            billTo?: Record<string, never>;
        };
        /**
         * @description Who vouches for the shopper at a social sign-in.
         * @enum {string}
         */
        SocialProvider: "google" | "facebook";
        AuthorizationCodeExchange: {
            /** @description The authorization code that the provider returned; one use. */
            code: string;
            /** @description Proves who requested the code (PKCE, RFC 7636). */
            codeVerifier: string;
            /** @description The same URL as in the request for the code. */
            redirectUri: string;
        };
        SocialToken: {
            provider: components["schemas"]["SocialProvider"];
            /** @description Sent to oauth_validate; opaque. */
            accessToken: string;
            /** @description Full name of the account at the provider. */
            name: string;
            /**
             * Format: idn-email
             * @description Absent when the account has none.
             */
            email?: string;
        };
        OauthValidateRequest: {
            authorizationProvider: components["schemas"]["SocialProvider"];
            /** @description Token of the provider; opaque. */
            accessToken: string;
            /** @description Full name of the account at the provider. */
            name: string;
            /**
             * Format: idn-email
             * @description Email of the account at the provider.
             */
            email: string;
            /**
             * Format: idn-email
             * @description The email that signs in here; the same as email.
             */
            logonId: string;
        };
        OauthIdentity: {
            userId: components["schemas"]["Identifier"];
            /** @description Key of the anonymous profile by which the commerce API personalizes content; lasts longer than a session. */
            personalizationID?: string;
            /** @description Opaque. */
            WCToken: string;
            /** @description Opaque; over HTTPS only. */
            WCTrustedToken: string;
            /** @description Resource of the commerce API that responded. */
            resourceName?: string;
            /** @description Where to go, in the language of the request; followed only to a path of this site. */
            redirectURL: string;
        };
        /** @description The contract does not check the email format, since the command reports an invalid one itself. */
        LogonRequest: {
            /** @description The email that signs in. */
            logonId: string;
            /** @description Never logged. */
            password: string;
            /** @description After the failure that asks for it (own). */
            x_oneTimeCode?: components["schemas"]["OneTimeCode"];
            /** @description Path of this site to go to. */
            URL: string;
            storeId?: components["schemas"]["StoreId"];
            catalogId?: components["schemas"]["CatalogId"];
            langId?: components["schemas"]["LanguageId"];
        };
        LogonResponse: components["schemas"]["LogonSuccess"] | components["schemas"]["LogonFailure"];
        LogonSuccess: {
            /** @description True, or the same as text. */
            success: true | "true";
            /** @description Where to go. */
            URL?: string;
            /** @description Email of the account. */
            email?: string;
            /** @description The account has saved prescriptions. */
            hasPrescriptions?: boolean;
            /** @description Never true beside success. */
            passwordExpired?: boolean;
        };
        /** @description Distinguished by passwordExpired, then by the start of errorMessage (PSW_RST, EXIST_IN_US, EXIST_IN_CA), then by errorCode (2030 is wrong credentials, the two of SECOND_FACTOR ask for a one-time code); everything else is the generic failure. */
        LogonFailure: components["schemas"]["CommandFailure"] & {
            /** @description False, or the same as text. */
            success?: false | "false";
            /** @description Whether the password must be reset before the next sign-in (003 §8). */
            passwordExpired?: boolean;
            /** @description The account's email; with PSW_RST and an expired password. */
            email?: string;
        };
        /**
         * @description Which form was filled in.
         * @enum {string}
         */
        RiaInfoForm: "personal" | "plan";
        /** @description Provider key from the espot X_Insurance_Providers; UHC always uses the personal form. */
        RiaProviderKey: string;
        /** @description Without digits. */
        RiaPersonName: string;
        /** @description Month from 1, with or without a leading zero. */
        RiaBirthMonth: string;
        /** @description Day of the month, with or without a leading zero. */
        RiaBirthDay: string;
        /** @description From 1920. */
        RiaBirthYear: string;
        /** @description Digits in the US; letters, digits and a space in Canada. */
        RiaPostalCode: string;
        /** @description ID of a member, plan or group. */
        RiaMemberNumber: string;
        /** @description Token of the lookup; valid for 30 minutes. */
        RiaToken: string;
        /** @description ID of a plan within its provider. */
        RiaPlanId: string;
        /** @description Member data for a plan lookup. Personal and insurance data, never logged or tracked. Fields of the other form may be empty. */
        RiaLoginRequest: {
            infoForm: components["schemas"]["RiaInfoForm"];
            provider: components["schemas"]["RiaProviderKey"];
            storeId: components["schemas"]["StoreId"];
            planID?: components["schemas"]["RiaMemberNumber"];
            memberID?: components["schemas"]["RiaMemberNumber"];
            firstName?: components["schemas"]["RiaPersonName"];
            lastName?: components["schemas"]["RiaPersonName"];
            birth_month?: components["schemas"]["RiaBirthMonth"];
            birth_date?: components["schemas"]["RiaBirthDay"];
            birth_year?: components["schemas"]["RiaBirthYear"];
            zip?: components["schemas"]["RiaPostalCode"];
        };
        /** @description The lookup's fields as a form, with what the servlet needs. Never logged or tracked. */
        InsuranceLookupRequest: {
            infoForm: components["schemas"]["RiaInfoForm"];
            provider: components["schemas"]["RiaProviderKey"];
            storeId: components["schemas"]["StoreId"];
            catalogId?: components["schemas"]["CatalogId"];
            langId?: components["schemas"]["LanguageId"];
            orderId: components["schemas"]["RiaOrderId"];
            planID?: components["schemas"]["RiaMemberNumber"];
            memberID?: components["schemas"]["RiaMemberNumber"];
            firstName?: components["schemas"]["RiaPersonName"];
            lastName?: components["schemas"]["RiaPersonName"];
            birth_month?: components["schemas"]["RiaBirthMonth"];
            birth_date?: components["schemas"]["RiaBirthDay"];
            birth_year?: components["schemas"]["RiaBirthYear"];
            zip?: components["schemas"]["RiaPostalCode"];
        };
        /**
         * @description ID of the order; a period stands for the current one.
         * @default .
         */
        RiaOrderId: string;
        RiaLoginResponse: components["schemas"]["RiaLoginSuccess"] | components["schemas"]["RiaError"];
        RiaLoginSuccess: {
            /**
             * @description ok when a plan was found (002 §7).
             * @enum {string}
             */
            result: "ok";
            plans: components["schemas"]["RiaPlans"];
            /** @description Sent back by every later call. */
            token: components["schemas"]["RiaToken"];
            patientInfo: components["schemas"]["RiaPatientInfo"];
            riaInsuranceInformation: components["schemas"]["RiaInsuranceInformation"];
        };
        /** @description A rejected call, with HTTP 200. */
        RiaError: {
            /**
             * @description Distinguishes a rejected call; the reason is errorCode.
             * @enum {string}
             */
            result: "ko";
            errorCode: components["schemas"]["RiaErrorCode"];
            /** @description Attempts that remain. */
            attemptsLeft?: number;
            /** @description Seconds until another attempt is allowed; with code 2. */
            lockedSeconds?: number;
        };
        /** @description 0 not found, 1 service error, 2 attempt limit reached, 3 already logged, 4 disabled, 5 login loading, 6 discount loading. */
        RiaErrorCode: number;
        /** @description The plans that were found; a second one is the secondary plan. The storefront accepts two per result and leaves out any further one. */
        RiaPlans: components["schemas"]["RiaPlan"][];
        RiaPlan: {
            planId: components["schemas"]["RiaPlanId"];
            /** @description Name of the plan, for display. */
            planName: string;
            /** @description Group of the employer. Absent for a plan that a person took out. */
            groupId?: string;
            /** @description Name of the provider to show. */
            providerName?: string;
            /** @description Whether the plan is in the network. */
            network?: boolean;
            /**
             * Format: date
             * @description First day on which the plan pays.
             */
            effectiveDate?: string;
            /**
             * Format: date
             * @description Last day on which the plan pays. Absent when it is open.
             */
            endDate?: string;
            /**
             * @description What the patient is to the person who holds the plan.
             * @enum {string}
             */
            subscriberRelation?: "self" | "spouse" | "child" | "other";
        };
        /** @description How the provider knows the patient (002 §3). */
        RiaPatientInfo: {
            /** @description System of the provider that found the patient. Not for display. */
            insuranceSystemName: string;
            /** @description ID of the member, sent back by the benefits inquiry. Never logged or tracked. */
            memberId: string;
        };
        /** @description Sent back by later calls. */
        RiaInsuranceInformation: {
            /** @description Name of the plan that is used, for display. */
            planName: string;
            token: components["schemas"]["RiaToken"];
            /** @description Key of the provider, not its name. */
            providerName: components["schemas"]["RiaProviderKey"];
        };
        InsuranceLookupResponse: components["schemas"]["InsuranceLookupSuccess"] | components["schemas"]["InsuranceLookupFailure"];
        InsuranceLookupSuccess: {
            /**
             * @description ok when a plan was found (002 §7).
             * @enum {string}
             */
            result: "ok";
            plans: components["schemas"]["RiaPlans"];
            token: components["schemas"]["RiaToken"];
        };
        /** @description A rejected lookup; errorCode is one of the insurance codes as text, or a code of the commerce API. */
        InsuranceLookupFailure: components["schemas"]["CommandFailure"] & {
            /**
             * @description Distinguishes a rejected lookup; the reason is errorCode.
             * @enum {string}
             */
            result?: "ko";
            /** @description Attempts that remain, as text. */
            attemptsLeft?: string;
            /** @description Seconds until another attempt is allowed, as text; with code 2. */
            lockedSeconds?: string;
        };
        /** @description Never logged or tracked. */
        RiaBenefitsRequest: {
            tokenId: components["schemas"]["RiaToken"];
            providerName: components["schemas"]["RiaProviderKey"];
            memberId: components["schemas"]["RiaMemberNumber"];
            riaInsuranceInformation: components["schemas"]["RiaInsuranceInformation"];
        };
        RiaBenefitsResponse: {
            BENEFITS_INQUIRY: components["schemas"]["RiaBenefits"];
        };
        /** @description Benefits by category; empty when there are none. */
        RiaBenefits: {
            frames?: components["schemas"]["RiaBenefit"];
            /** @description What the plan takes off the part of a frame above its allowance. */
            frames_add?: components["schemas"]["RiaBenefit"];
            lenses?: components["schemas"]["RiaBenefit"];
            /** @description What the plan takes off lens options. */
            lenses_add?: components["schemas"]["RiaBenefit"];
            /** @description For contact lenses; mostly instead of glasses. */
            contact?: components["schemas"]["RiaBenefit"];
            /** @description For an eye exam. */
            exam?: components["schemas"]["RiaBenefit"];
        };
        /** @description What the plan pays in one category, and when. */
        RiaBenefit: {
            /** @description Whether it can be used now. */
            available: boolean;
            /** @description What it is, in the language of the response. */
            infoBenefit: string;
            /**
             * Format: date
             * @description When it renews; null when it can be used now.
             */
            nextServiceDate: string | null;
            /** @description What the shopper pays. */
            copay?: components["schemas"]["RiaMoney"];
            /** @description What the plan pays at most. */
            allowance?: components["schemas"]["RiaMoney"];
            /** @description 20 for 20 %. Only in frames_add and lenses_add. */
            discountPercent?: number;
            /** @description Months until the benefit renews after it was used. Absent when it is not known. */
            frequencyMonths?: number;
        };
        /** @description Amount in the store's currency. */
        RiaMoney: number;
        /** @description A frame, a lens, or both together as a pair. */
        RiaPricingEntry: {
            /** @description Absent for lenses that are put into a frame of the shopper. */
            frame?: components["schemas"]["RiaPricingItem"];
            /** @description Absent for a frame alone. */
            lens?: components["schemas"]["RiaPricingItem"];
        };
        RiaPricingItem: {
            /**
             * @description f for a frame, l for a lens.
             * @enum {string}
             */
            type: "f" | "l";
            upc: components["schemas"]["Upc"];
            /** @description Of one unit. In a request its list price, in a response its price with the benefits. */
            price: components["schemas"]["RiaMoney"];
            /** @description In a response the units that the benefits cover. */
            quantity: number;
        };
        /** @description The frames and lenses to price; a pair is one entry. */
        RiaPricingEntries: components["schemas"]["RiaPricingEntry"][];
        RiaDiscountsRequest: {
            storeId: components["schemas"]["StoreId"];
            catalogId: components["schemas"]["CatalogId"];
            langId: components["schemas"]["LanguageId"];
            pricingEntries: components["schemas"]["RiaPricingEntries"];
        };
        RiaDiscountsResponse: components["schemas"]["RiaDiscounts"] | components["schemas"]["RiaError"];
        /** @description Prices after the discounts, and the discounts as positive amounts. The storefront never goes below 0. */
        RiaDiscounts: {
            /** @description Price of the frame after its discount. Absent without a frame in the request. */
            frame?: components["schemas"]["RiaMoney"];
            /** @description Price of both lenses after their discount. Absent without lenses in the request. */
            lens?: components["schemas"]["RiaMoney"];
            /** @description What insurance takes off the frame; 0 when it pays nothing. */
            frameDiscount: components["schemas"]["RiaMoney"];
            /** @description What insurance takes off the lenses; 0 when it pays nothing. */
            lensDiscount: components["schemas"]["RiaMoney"];
        };
        /** @description Field names other than pricingEntries, orderId and the store's are our own choice. */
        RiaPricingRequest: {
            storeId: components["schemas"]["StoreId"];
            catalogId: components["schemas"]["CatalogId"];
            langId: components["schemas"]["LanguageId"];
            orderId: components["schemas"]["RiaOrderId"];
            /** @description The token of the login. */
            riaSyncToken: components["schemas"]["RiaToken"];
            /** @description As the login returned it. */
            riaSyncInfo: components["schemas"]["RiaInsuranceInformation"];
            /** @description The plan that the shopper uses, of the two at most. */
            activePlanId: components["schemas"]["RiaPlanId"];
            pricingEntries: components["schemas"]["RiaPricingEntries"];
        };
        RiaPricingResponse: components["schemas"]["RiaPricing"] | components["schemas"]["RiaError"];
        RiaPricing: {
            /** @description One for each complete pair that is covered; empty when none is. */
            __PAIR_DISCOUNT: components["schemas"]["RiaPairDiscount"][];
            /** @description The requested items that the benefits cover, with their discounted prices. */
            __PRICING_ENTRY: components["schemas"]["RiaPricingEntry"][];
            /** @description The plan that the prices are of. */
            __RIA_SYNC_ACTIVE_PLAN: components["schemas"]["RiaPlanId"];
        };
        /** @description Discounts as positive amounts, of a lens and of the frame that it goes into. */
        RiaPairDiscount: {
            /** @description The lens. */
            upc: components["schemas"]["Upc"];
            /** @description Of one unit. */
            frameDiscount: components["schemas"]["RiaMoney"];
            /** @description Of one pair of lenses. */
            lensDiscount: components["schemas"]["RiaMoney"];
        };
        FrameLenses: {
            /**
             * @description Only ok is from the specification.
             * @enum {string}
             */
            status: "ok" | "ko";
            /** @description Absent when the status is not ok. */
            data?: components["schemas"]["FrameLensesData"];
        };
        /** @description A frame and the lens packages that fit it. Prices are numbers in the store's currency. */
        FrameLensesData: {
            frame: components["schemas"]["FrameLensesFrame"];
            /** @description What can be ordered with the frame; empty when it is sold without lenses only. */
            packages: components["schemas"]["FrameLensPackage"][];
            content: components["schemas"]["FrameLensesContent"];
            /** @description Protection plans that can be bought with the frame. */
            warranties?: components["schemas"]["FrameWarranty"][];
        };
        /** @description The frame with its prices and promotion (000 §3). */
        FrameLensesFrame: {
            upc: components["schemas"]["Upc"];
            catEntryId: components["schemas"]["Identifier"];
            /** @description Price without any reduction. Absent when the price is on request. */
            listPrice?: number;
            /** @description Absent when the price is on request. */
            offerPrice?: number;
            insPrice?: components["schemas"]["LensInsuredPrice"];
            /** @description Only with `selectedPerkCode`. */
            perk?: components["schemas"]["FramePerk"];
            /**
             * @description Kind of promotion; absent when there is none.
             * @enum {string}
             */
            promoType?: "GVP" | "AEO" | "BOM";
            /** @description What the promotion is, in the language of the response. */
            promoTypeDetail?: string;
            promotions: components["schemas"]["FramePromotions"];
        };
        /** @description The perk of `selectedPerkCode`: a percentage or an amount off frame and lens, after the frame's promotion. Absent when the code is unknown or has ended. */
        FramePerk: {
            /** @description The code that was sent. */
            code: string;
            /** @description 15 for 15 %. */
            percent?: number;
            /** @description In the store's currency. */
            amount?: number;
            /** @description What the perk is, in the language of the response. */
            title: string;
        };
        /** @description Figures of the promotion. Percentages are 40 for 40 %. */
        FramePromotions: {
            /** @description Whether the promotion covers frame and lens together. On a package, whether this lens completes a pair; absent means that every lens with a prescription does. */
            completePairAvailable?: boolean;
            /** @description Price of the frame with the cheapest lens that completes a pair; with GVP. A dearer lens adds the difference of the offer prices. */
            gvpBasePrice?: number;
            /** @description Off frame and lens when a prescription lens is chosen; with AEO. */
            completePairPercent?: number;
            /** @description Off the frame alone; with AEO. */
            frameOnlyPercent?: number;
            /** @description Off the frame; with BOM. */
            framePercent?: number;
        };
        /** @description A lens with its treatments, as sold with a frame. The codes' values are our own choice. */
        FrameLensPackage: {
            upc: components["schemas"]["Upc"];
            catEntryId: components["schemas"]["Identifier"];
            /** @description Price of both lenses without any reduction. */
            listPrice: number;
            /** @description Price of both lenses as sold. */
            offerPrice: number;
            insPrice?: components["schemas"]["LensInsuredPrice"];
            /** @description Whether vision insurance covers part of the price. */
            insurable: boolean;
            /**
             * @description How the powers are spread over the lens; frame-only has the demo lenses of the frame.
             * @enum {string}
             */
            type: "single-vision" | "progressive" | "bifocal" | "readers" | "non-prescription" | "frame-only";
            /**
             * @description Code of the lens type, such as PAL for progressive.
             * @example SV
             * @example PAL
             * @example BF28
             * @example RD
             * @example NP
             * @example FO
             */
            segmentCode: string;
            /**
             * @description Code of the material, such as HI167 for high index 1.67.
             * @example PLAS
             * @example TRIV
             * @example POLY
             * @example HI160
             * @example HI167
             * @example HI174
             * @example DEMO
             */
            materialCode: string;
            /** @description Refractive index. */
            index: number;
            /**
             * @description What the lens does with light; blue filters blue light, sun is tinted.
             * @enum {string}
             */
            treatmentFamily: "clear" | "blue" | "photochromic" | "sun" | "polar" | "mirror";
            /**
             * @description Quality of the anti-reflective coating.
             * @enum {string}
             */
            antiReflective: "none" | "standard" | "premium";
            /** @description Whether it filters blue light. */
            blueLight: boolean;
            /** @description Whether it is polarized. */
            polar: boolean;
            /** @description Brand of the lens. */
            brand: string;
            /**
             * @description Name of the lens color.
             * @example clear
             */
            color: string;
            /**
             * @description Color code.
             * @example CLR
             */
            clen: string;
            /** @description Codes of work that belongs to the package. */
            services: string[];
            rxValues: components["schemas"]["LensPowerWindow"];
            /** @description Whether it can be made immediately. */
            isSpeedyRX: boolean;
            /** @description What differs from the promotion of the frame for this package. Absent when nothing does. */
            promotions?: components["schemas"]["FramePromotions"];
        };
        /** @description Price with the shopper's insurance; null without one. */
        LensInsuredPrice: number | null;
        /** @description Texts in the language of the response, by attribute (upc, type, segmentCode, materialCode, treatmentFamily, antiReflective, color, services) and by the attribute's value. */
        FrameLensesContent: {
            [key: string]: {
                [key: string]: components["schemas"]["LensContentItem"];
            };
        };
        LensContentItem: {
            /** @description Short name, for display. */
            title: string;
            /** @description One or two sentences. Absent when the title says it all. */
            description?: string;
        };
        /** @description A protection plan. */
        FrameWarranty: {
            /** @description Catalog entry ID. */
            id: components["schemas"]["Identifier"];
            /** @description Name in the language of the response. */
            title: string;
            /** @description What it covers, in the language of the response. */
            description?: string;
            /** @description Price for one pair. */
            price: number;
        };
        /** @description An eyeglass prescription: its values, or an uploaded file that has them, or the doctor to call for them (own). Powers are diopters and distances millimeters, all as text. An axis is required with a cylinder other than 0 and absent without one; there is one pupillary distance, of both eyes or of each; prisms need prismEnable. */
        ItemPrescription: {
            /** @description Of the stored prescription; absent when a new one is sent. */
            prescriptionId?: components["schemas"]["Identifier"];
            /** @description How the shopper calls it. Absent without a name. */
            prescriptionName?: string;
            /**
             * @description ST for single vision, MF when an addition exists.
             * @enum {string}
             */
            prescriptionType?: "ST" | "MF";
            /**
             * @description The shopper typed it in, or picked a saved one.
             * @enum {string}
             */
            prescriptionOrigin?: "MANUAL";
            /**
             * @description rxcPrescription has the values here, uploadPrescription in a file, callDoctor not yet.
             * @enum {string}
             */
            prescriptionOriginMode?: "rxcPrescription" | "uploadPrescription" | "callDoctor";
            /** @description Who the prescription is for, without digits. */
            firstName?: string;
            /** @description Without digits. */
            lastName?: string;
            /** @description Sphere of the right eye (OD). */
            rightSphere?: components["schemas"]["ItemPrescriptionPower"];
            /** @description Sphere of the left eye (OS). */
            leftSphere?: components["schemas"]["ItemPrescriptionPower"];
            /** @description Cylinder of the right eye. Absent or 0 without astigmatism. */
            rightCyl?: components["schemas"]["ItemPrescriptionPower"];
            /** @description Cylinder of the left eye. Absent or 0 without astigmatism. */
            leftCyl?: components["schemas"]["ItemPrescriptionPower"];
            /** @description Of the cylinder of the right eye. */
            rightAxis?: components["schemas"]["ItemPrescriptionAxis"];
            /** @description Of the cylinder of the left eye. */
            leftAxis?: components["schemas"]["ItemPrescriptionAxis"];
            /** @description Addition of the right eye for near vision. */
            rightAdd?: components["schemas"]["ItemPrescriptionAdd"];
            /** @description Addition of the left eye for near vision. */
            leftAdd?: components["schemas"]["ItemPrescriptionAdd"];
            /** @description Of both eyes together, 51 to 77.5 in steps of 0.5. */
            pupillaryDistance?: string;
            /** @description From the middle of the nose to the right pupil. */
            rPDistance?: components["schemas"]["ItemPrescriptionEyeDistance"];
            /** @description From the middle of the nose to the left pupil. */
            lPDistance?: components["schemas"]["ItemPrescriptionEyeDistance"];
            /** @description Whether the prescription has a prism. Absent means that it has none. */
            prismEnable?: boolean;
            /** @description Horizontal prism of the right eye. */
            odHPrism?: components["schemas"]["ItemPrescriptionPrism"];
            /** @description Vertical prism of the right eye. */
            odVPrism?: components["schemas"]["ItemPrescriptionPrism"];
            /** @description Horizontal prism of the left eye. */
            osHPrism?: components["schemas"]["ItemPrescriptionPrism"];
            /** @description Vertical prism of the left eye. */
            osVPrism?: components["schemas"]["ItemPrescriptionPrism"];
            /** @description Direction of the base of odHPrism. */
            odHPrismBase?: components["schemas"]["ItemPrescriptionHorizontalBase"];
            /** @description Direction of the base of odVPrism. */
            odVPrismBase?: components["schemas"]["ItemPrescriptionVerticalBase"];
            /** @description Direction of the base of osHPrism. */
            osHPrismBase?: components["schemas"]["ItemPrescriptionHorizontalBase"];
            /** @description Direction of the base of osVPrism. */
            osVPrismBase?: components["schemas"]["ItemPrescriptionVerticalBase"];
            /**
             * Format: date-time
             * @description Day of issue as UTC time without fractions.
             */
            issueDate?: string;
            /** @description Last day as MM/DD/YYYY. */
            expiration?: string;
            /** @description Who issued the prescription. */
            doctor?: components["schemas"]["Doctor"];
            /** @description Name that the upload returned; with uploadPrescription. */
            savedFileName?: string;
            /** @description Name as it was uploaded. */
            fileName?: string;
            /** @description SHA-256 of the file. */
            file_checksum?: string;
            /** @description Whether its lenses can be made immediately. */
            isSpeedyRXEligible?: boolean;
        };
        /**
         * @description Sphere or cylinder, -20.00 to +20.00 in steps of 0.25.
         * @example -2.25
         */
        ItemPrescriptionPower: string;
        /**
         * @description Axis in degrees, 1 to 180.
         * @example 90
         */
        ItemPrescriptionAxis: string;
        /**
         * @description Addition, 0.25 to 4.00 in steps of 0.25; absent without one.
         * @example +2.00
         */
        ItemPrescriptionAdd: string;
        /**
         * @description Pupillary distance of one eye, 25 to 38.5 in steps of 0.5.
         * @example 31.5
         */
        ItemPrescriptionEyeDistance: string;
        /**
         * @description Prism diopters, 0.25 to 10.00 in steps of 0.25; absent without one.
         * @example 2.00
         */
        ItemPrescriptionPrism: string;
        /** @enum {string} */
        ItemPrescriptionHorizontalBase: "In" | "Out";
        /** @enum {string} */
        ItemPrescriptionVerticalBase: "Up" | "Down";
        SaveItemPrescriptionResult: {
            status: components["schemas"]["ItemPrescriptionStatus"];
            /** @description The line has it as xitem_field2 from now on. */
            prescriptionId?: string;
            messages?: components["schemas"]["ItemPrescriptionMessages"];
        };
        ItemPrescriptionResponse: {
            status: components["schemas"]["ItemPrescriptionStatus"];
            prescription?: components["schemas"]["ItemPrescription"];
            messages?: components["schemas"]["ItemPrescriptionMessages"];
        };
        /**
         * @description Fail for a rejected call, with HTTP 200.
         * @enum {string}
         */
        ItemPrescriptionStatus: "Success" | "Fail";
        /** @description Texts of the commerce API, one or several. */
        ItemPrescriptionMessages: string | string[];
        /**
         * Format: binary
         * @description Bytes of a file.
         */
        ItemPrescriptionFile: string;
        /** @description A prescription file. The lens panel uploads one before the glasses have an order line (isItemFile false); the line then gets it by insertItemPrescription. Never logged or tracked. */
        ItemPrescriptionUpload: {
            storeId: components["schemas"]["StoreId"];
            langId: components["schemas"]["LanguageId"];
            catalogId: components["schemas"]["CatalogId"];
            /** @description ID of the shopper; -1002 for the generic user. */
            userId: string;
            /** @description Whether the file belongs to one order line. */
            isItemFile: boolean;
            /** @description Name with its extension, by which the type is checked. */
            fileName: string;
            /** @description The file as base64, bare or as a data URL. */
            fileData: string;
            orderItemId?: components["schemas"]["Identifier"];
        };
        ItemPrescriptionUploaded: {
            status: components["schemas"]["ItemPrescriptionStatus"];
            /** @description Name that the commerce API gave to the file. */
            savedFileName?: string;
            /** @description SHA-256 of the file. */
            file_checksum?: string;
            messages?: components["schemas"]["ItemPrescriptionMessages"];
        };
        LensPowerRange: {
            /** @description Diopters; the lowest value that the lens is made for. */
            min: number;
            /** @description Diopters; the highest value that the lens is made for. */
            max: number;
        };
        /** @description Available powers in diopters. */
        LensPowerWindow: {
            /** @description Both the sphere and the sum of sphere and cylinder of each eye must be within. */
            sph: components["schemas"]["LensPowerRange"];
            /** @description Addition; both ends are 0 for lenses without one. */
            add: components["schemas"]["LensPowerRange"];
        };
        /** @description Address of the practice. */
        DoctorAddress: {
            /** @description House number and street. */
            address1?: string;
            /** @description Suite or floor; empty or absent without one. */
            address2?: string;
            /** @description City or town. */
            city?: string;
            /** @description Two letters or the full name. */
            stateProvince?: string;
            /** @description ZIP code or Canadian postal code, in the form of the country. */
            zipPostalCode?: string;
            /** @description Two letters or the full name. */
            country?: string;
        };
        /** @description Languages that the doctor speaks, as a list or as a text with commas. */
        DoctorLanguages: string | string[];
        /**
         * @description Whether the doctor accepts new patients.
         * @enum {string}
         */
        DoctorAcceptsNewPatients: "Y" | "N";
        /** @description A doctor. In the US only those with name, phone and office number are listed, so each of these may be missing or empty on the wire. */
        Doctor: {
            /** @description Empty for a doctor whom the shopper typed in. */
            doctorId: string;
            /** @description Full name with its title, such as Dr. Ana Lee. */
            doctorName?: string;
            /** @description Name of the practice. */
            officeName?: string;
            /** @description Direct phone number, in any format. */
            doctorPhoneNumber?: string;
            /** @description Phone number of the practice. */
            doctorOfficeNumber?: string;
            /** @description Where prescriptions are requested by fax, in any format. */
            doctorFaxNumber?: string;
            doctorAddress?: components["schemas"]["DoctorAddress"];
            languages?: components["schemas"]["DoctorLanguages"];
            /** @description Number of the license of a state or province. */
            stateLicense?: string;
            /** @description National provider identifier; US only. */
            npi?: string;
            newPatients?: components["schemas"]["DoctorAcceptsNewPatients"];
        };
        EspotResponse: {
            /**
             * @description Resource of the commerce API that responded.
             * @example espot
             */
            resourceName?: string;
            /** @description URL of the request. */
            resourceId?: string;
            /** @description The espots of the request; here always one. */
            MarketingSpotData: components["schemas"]["MarketingSpot"][];
        };
        MarketingSpot: {
            /** @description Name of the espot, as it was requested. */
            eSpotName: string;
            /** @description Store that owns the espot. */
            eSpotStoreId?: string;
            /** @description ID of the espot at the commerce API. */
            marketingSpotIdentifier?: string;
            /** @description 0 may be cached, 1 depends on the user, 2 depends on the product or category. */
            behavior?: string;
            /** @description Seconds until an activity starts or ends; -1 when none does. */
            nextTimeLimit?: string;
            /** @description What is shown while no activity applies, in its order. */
            defaultContentDisplaySequence?: components["schemas"]["MarketingDefaultContent"][];
            /** @description What applied but was left out, such as a product that is not in stock. */
            filteredResult?: components["schemas"]["MarketingFilteredResult"][];
            /** @description Heading of the espot. */
            marketingSpotDataTitle?: components["schemas"]["MarketingActivity"][];
            /** @description Absent when nothing matches. */
            baseMarketingSpotActivityData?: components["schemas"]["MarketingActivity"][];
        };
        MarketingDefaultContent: {
            /** @description ID of the content, product or category. */
            resultId?: string;
            /** @description Kind of the result, as baseMarketingSpotDataType has it. */
            resultFormat?: string;
            /** @description Position in the espot, ascending; a decimal string. */
            displaySequence?: string;
        };
        MarketingFilteredResult: {
            /** @description Kind of the result, as baseMarketingSpotDataType has it. */
            filteredResultFormat?: string;
            /** @description ID of the content, product or category that was left out. */
            filteredResultId?: string;
        };
        /** @description One content, product or category that an activity shows in the espot; its fields depend on its type. */
        MarketingActivity: {
            /** @description MarketingContent, CatalogEntry, CatalogEntryId, Category, CatalogGroup, CatalogGroupId or AimlModel. */
            baseMarketingSpotDataType?: string;
            /** @description ID of the content, product or category. */
            baseMarketingSpotActivityID?: string;
            /** @description Internal name of the content, product or category. */
            baseMarketingSpotActivityName?: string;
            /** @description Campaign of the activity; absent without one. */
            baseMarketingSpotCampaignName?: string;
            /** @description 0 is the default content. */
            activityIdentifierID?: string;
            /** @description Internal name of the activity that chose the result. */
            activityIdentifierName?: string;
            /** @description Channel of the activity; web here. */
            activityFormat?: string;
            /** @description Decides between activities that want the same place. */
            activityPriority?: string;
            /** @description Position in the espot, ascending; a decimal string. */
            displaySequence?: string;
            /** @description Merchandising association by which a product was recommended. */
            association?: string;
            /** @description Store that owns the result. */
            storeIdentifier?: string;
            /** @description Organization that owns the result. */
            ownerId?: string;
            /** @description Further settings of the result, as names with values. */
            properties?: components["schemas"]["MarketingProperty"][];
            /** @description ID of the content at the commerce API. */
            contentId?: string;
            /** @description Internal name of the content, not for display. */
            contentName?: string;
            /** @description ID behind contentFormatName. */
            contentFormatId?: string;
            /** @description Text or File. */
            contentFormatName?: string;
            /** @description Media type of a file; absent for text. */
            contentMimeType?: string;
            /** @description Where a click on the content leads. */
            contentUrl?: string;
            /** @description None, Single or Multiple. */
            contentClickAction?: string;
            /** @description How the retailer enters the text, such as Area. */
            contentInputOption?: string;
            /** @description Store that owns the content. */
            contentStoreId?: string;
            /** @description Number of that store outside the commerce API. */
            contentStoreExternalId?: string;
            /** @description The text of the content. The storefront reads the first entry (000 §7). */
            marketingContentDescription?: components["schemas"]["MarketingText"][];
            /** @description One empty object beside the real marketingContentDescription; not read. */
            MarketingContentDescription?: components["schemas"]["MarketingTextDummy"][];
            /** @description Misspelled by the commerce API. */
            attachementId?: string;
            /** @description ID of the attachment outside the commerce API. */
            attachementExternalId?: string;
            /** @description Store that owns the attachment. */
            attachementStoreId?: string;
            /** @description Organization that owns the attachment. */
            attachementOwnerId?: string;
            /** @description Path of a small picture that stands for the attachment. */
            attachmentImage?: string;
            /** @description ID of the link between content and attachment. */
            attachmentReferenceId?: string;
            /** @description What the attachment is for. */
            attachmentUsageName?: string;
            /** @description Position among the attachments, ascending; a decimal string. */
            attachmentDisplaySequence?: string;
            /** @description Texts of the attachment by language. */
            attachmentDescription?: components["schemas"]["MarketingAttachmentText"][];
            /** @description Files of the attachment. */
            attachmentAsset?: components["schemas"]["MarketingAttachmentAsset"][];
            /** @description Catalog entry ID of a product. */
            productId?: string;
            /** @description Part number of a product. */
            productPartNumber?: string;
            /** @description ProductBean for a product, ItemBean for a SKU. */
            catalogEntryTypeCode?: string;
            /** @description Texts and pictures of a product by language. */
            description?: components["schemas"]["MarketingProductText"][];
            /** @description Offer price of a product as a decimal string. */
            standardPrice?: string;
            /** @description ISO 4217 code of standardPrice. */
            standardPriceCurrency?: string;
            /** @description Price as text, or an object with it. */
            listPrice?: string | components["schemas"]["MarketingListPrice"];
            /** @description ID of a category. */
            categoryId?: string;
            /** @description Stable code of a category, such as sunglasses. */
            categoryIdentifier?: string;
            /** @description ID of a category, as older versions name it. */
            categoryGroupId?: string;
            /** @description ID of the category above. */
            parentCatalogGroupId?: string;
            /** @description Whether the category has none above it. */
            topCatalogGroup?: string;
        };
        /** @description One setting of a result. */
        MarketingProperty: {
            /** @description Name of the setting, such as displaySequence. */
            baseMarketingKey?: string;
            /** @description Value of the setting, as text. */
            baseMarketingValue?: string;
        };
        MarketingText: {
            /** @description HTML, or JSON where the espot holds configuration. */
            marketingText?: string;
            /** @description Language ID. */
            language?: string;
            /** @description Path of a file with the text; absent when the text is in marketingText. */
            contentLocation?: string;
        };
        /** @description Always empty. */
        MarketingTextDummy: Record<string, never>;
        MarketingAttachmentText: {
            /** @description Name for display. */
            attachmentName?: string;
            /** @description One line, for display. */
            attachmentShortDescription?: string;
            /** @description A paragraph, for display. */
            attachmentLongDescription?: string;
            /** @description Language ID of the texts. */
            attachmentLanguage?: string;
        };
        MarketingAttachmentAsset: {
            /** @description ID of the file at the commerce API. */
            attachmentAssetId?: string;
            /** @description Path of the file below its root directory. */
            attachmentAssetPath?: string;
            /** @description Path of the folder that holds the file. */
            attachmentAssetDirectoryPath?: string;
            /** @description Folder of the store below which paths are meant. */
            attachmentAssetRootDirectory?: string;
            /** @description Media type of the file. */
            attachmentAssetMimeType?: string;
            /** @description Language IDs for which the file is meant; empty for all. */
            attachmentAssetLanguage?: string[];
            /** @description Store that owns the file. */
            attachmentAssetStoreId?: string;
            /** @description Whether the file is on the commerce API's own host. */
            attachmentLocalAsset?: string;
        };
        MarketingProductText: {
            /** @description Name for display. */
            productName?: string;
            /** @description One line, for display. */
            shortDescription?: string;
            /** @description A paragraph, for display; may be HTML. */
            longDescription?: string;
            /** @description Path of the small picture. */
            thumbnail?: string;
            /** @description Path of the large picture. */
            fullImage?: string;
            /** @description Search terms, comma-separated. */
            keyword?: string;
            /** @description Language ID of the texts. */
            language?: string;
        };
        MarketingListPrice: {
            /** @description Decimal string. */
            price?: string;
            /** @description ISO 4217 code. */
            currency?: string;
        };
        /** @description The field names are the specification's, except those of the two flags that are keyed by store ID; the values of addressType and emailType are our own choice. */
        SubscribeEmailRequest: {
            /** @description Not checked by the contract, since the command returns status 400 for an invalid address. */
            email: string;
            storeId: components["schemas"]["StoreId"];
            langId: components["schemas"]["LanguageId"];
            /** @description Whether an account is prepared for the email. Always true from the storefront. */
            preregister?: components["schemas"]["FlagText"];
            /**
             * @description Kind of the address that the email is stored with; the storefront sends ShippingAndBilling.
             * @enum {string}
             */
            addressType?: "Shipping" | "Billing" | "ShippingAndBilling";
            /** @description Whether the origin of the subscription may be stored. Always true from the storefront. */
            canAddOrigin?: components["schemas"]["FlagText"];
            /** @description Whether the shopper opts in. Always true from the storefront. */
            optinStatus?: components["schemas"]["FlagText"];
            /** @description Page to redirect to. */
            URL?: string;
            /**
             * @description newsletter from the footer, promotion from the pop-up.
             * @enum {string}
             */
            emailType?: "newsletter" | "promotion";
            /** @description Whether the page offers to register. Always false from the storefront. */
            showRegister?: components["schemas"]["FlagText"];
            /** @description Whether the shopper opts in to general email of the US store, too (000 §3). */
            generalEmailOptIn_10851?: components["schemas"]["FlagText"];
            /** @description Whether the shopper opts in to general email of the Canadian store, too (000 §3). */
            generalEmailOptIn_10852?: components["schemas"]["FlagText"];
            /** @description Age check of the US store; always true (000 §5). */
            ageCheck_10851?: components["schemas"]["FlagText"];
            /** @description Age check of the Canadian store; always true (000 §5). */
            ageCheck_10852?: components["schemas"]["FlagText"];
        };
        SubscribeEmailResult: components["schemas"]["SubscribeEmailSuccess"] | components["schemas"]["CommandFailure"];
        SubscribeEmailSuccess: {
            /** @description 200 subscribed, 300 already subscribed, 400 invalid address; anything else is a failure. */
            status: number | string;
            /** @description Success, or the error. */
            message: string;
        };
        /** @description An order for tracking. What the storefront calls deliveryDate, lens_object and productview it adds itself, from getDeliveryDates, from the LENS item whose xitem_field1 is the frame's item, and from the catalog. */
        GuestOrder: {
            /** @description Order number. */
            orderId: string;
            /** @description Of the line that is least far; X or Z where all lines are. */
            orderStatus?: components["schemas"]["PlacedOrderStatus"];
            /**
             * Format: date-time
             * @description UTC.
             */
            placedDate?: string;
            /** @description Frames, lenses and contact lenses; protection plans are in x_protectionPlans. */
            orderItem: components["schemas"]["GuestOrderItem"][];
            /** @description With `prescriptionFileName` the path of downloadPrescription; only in the session of the shopper who placed the order. */
            userId?: string;
            /** @description Opens the prescription step for this order; only while an item waits for a prescription. */
            x_encOrderMemberId?: string;
            /** @description What was charged. */
            x_grandTotal?: components["schemas"]["Amount"];
            x_grandTotalCurrency?: components["schemas"]["Currency"];
            /** @description All reductions, zero or negative. With shipping, tax and the prices of items and plans it makes up the total. */
            x_totalAdjustment?: components["schemas"]["Amount"];
            /** @description Of x_totalAdjustment, what vision insurance pays; negative. Absent when it pays nothing. */
            x_insuranceAdjustment?: components["schemas"]["Amount"];
            /** @description What was charged for the delivery. */
            x_totalShippingCharge?: components["schemas"]["Amount"];
            /** @description Tax on the products. */
            x_totalSalesTax?: components["schemas"]["Amount"];
            /** @description Whether cancelOrder is open; while every item is in process or pending its prescription. */
            x_cancelable?: boolean;
            /**
             * Format: date
             * @description Last day on which something of the order can be returned, by the clock of the commerce API; absent when nothing can. Not to be compared with another clock.
             */
            x_returnableUntil?: string;
            /** @description Returns that were requested, oldest first; absent when there are none. */
            x_returns?: components["schemas"]["OrderReturn"][];
            /** @description Protection plans of the order's frames; absent when there are none. */
            x_protectionPlans?: components["schemas"]["OrderProtectionPlan"][];
        };
        OrderReturn: {
            /** @description Return number, on the label. */
            returnId: string;
            /** @description Order that the goods are from. */
            orderId: string;
            /**
             * @description Received once the goods are back; their items have the status Z from then on.
             * @enum {string}
             */
            returnStatus: "requested" | "received";
            /**
             * Format: date-time
             * @description UTC.
             */
            requestedDate: string;
            /**
             * Format: date
             * @description Last day to hand over the parcel.
             */
            shipBy: string;
            /** @description What is sent back. */
            orderItem: components["schemas"]["OrderReturnItem"][];
            /** @description Of all its lines, once they are received. */
            refund: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            returnAddress: components["schemas"]["ReturnAddress"];
        };
        OrderReturnItem: {
            /** @description The frame or contact lens. Its lenses and protection plan go back with it. */
            orderItemId: components["schemas"]["Identifier"];
            quantity: components["schemas"]["Quantity"];
            reason: components["schemas"]["ReturnReason"];
            /** @description Of this line, with its lenses, protection plan and sales tax. */
            refund: components["schemas"]["Amount"];
        };
        OrderProtectionPlan: {
            orderItemId: components["schemas"]["Identifier"];
            partNumber: components["schemas"]["Upc"];
            /** @description Name of the plan, or its key in the catalog. */
            xitem_descriptiveName?: string;
            /** @description Item of the frame that the plan belongs to. */
            xitem_field1: string;
            orderItemStatus: components["schemas"]["PlacedOrderStatus"];
            quantity?: components["schemas"]["Quantity"];
            orderItemPrice?: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
        };
        GuestOrderItem: {
            orderItemId: components["schemas"]["Identifier"];
            partNumber: components["schemas"]["Upc"];
            comments: components["schemas"]["OrderItemKind"];
            /** @description Name of the item or its key in the catalog. */
            xitem_descriptiveName?: string;
            /** @description Item of the frame that a lens belongs to; empty on other items. */
            xitem_field1?: string;
            /** @description ID of the prescription when it is known: on a frame and its lens, and on both lines of a pair of contact lenses. */
            xitem_field2?: string;
            orderItemStatus: components["schemas"]["PlacedOrderStatus"];
            /** @description Tracking URL; null before shipping. */
            trackingURL?: string | null;
            quantity?: components["schemas"]["Quantity"];
            orderItemPrice?: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            x_returnable?: components["schemas"]["ReturnableQuantity"];
            /** @description File of the prescription (`savedFileName`) for the preview; only in the session of the shopper who placed the order. */
            prescriptionFileName?: string;
            /** @description Statuses that the item has had, oldest first; the last one is `orderItemStatus`. */
            x_statusHistory?: components["schemas"]["OrderItemStatusChange"][];
            x_pickupStore?: components["schemas"]["PickupStore"];
        };
        /** @description Where an item is picked up; only while it is ready for that. */
        PickupStore: {
            /** @description Number of the store. */
            storeName: string;
            /** @description Name of the store. */
            displayName: string;
            /** @description Street first. */
            addressLine: string[];
            /** @description City or town. */
            city: string;
            /** @description Two letters of a state or province. */
            state: string;
        };
        OrderItemStatusChange: {
            orderItemStatus: components["schemas"]["PlacedOrderStatus"];
            /**
             * Format: date-time
             * @description When the item reached the status.
             */
            date: string;
        };
        /**
         * @description Glasses, sunglasses, eyeglass lens, left contact lens, right contact lens.
         * @enum {string}
         */
        OrderItemKind: "EYE" | "SUN" | "LENS" | "LCON" | "RCON";
        /** @description S shipped, D completed, Z returned, X canceled, U ready for pickup; E in process when the lens has xitem_field2, otherwise pending prescription; every other letter in process. With E a contact lens needs its own xitem_field2, and a frame without a LENS item needs none. */
        PlacedOrderStatus: string;
        /** @description Days of delivery by orderItemId; an item without one is absent. */
        DeliveryDates: {
            [key: string]: string;
        };
        CarrierResponse: {
            /** @description URL at the carrier; empty before shipping. HTTPS, except on localhost, where a carrier's page may stand beside a sandbox. */
            carrierUrl: string;
        };
        OrderHistory: {
            /** @description Resource of the commerce API that responded. */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            /** @description Orders of the account, on all pages. */
            recordSetTotal: components["schemas"]["TransactionCount"];
            recordSetCount?: components["schemas"]["TransactionCount"];
            recordSetStartNumber?: components["schemas"]["TransactionCount"];
            recordSetComplete?: components["schemas"]["FlagText"];
            /** @description Absent when nothing was ordered. */
            Order?: components["schemas"]["OrderSummary"][];
        };
        OrderSummary: {
            /** @description Order number. */
            orderId: string;
            /** @description Of the whole order, made up from its items. */
            orderStatus: components["schemas"]["PlacedOrderStatus"];
            /** @description ORD for an order. */
            orderTypeCode?: string;
            storeUniqueID?: components["schemas"]["StoreId"];
            /**
             * Format: date-time
             * @description UTC.
             */
            placedDate: string;
            /**
             * Format: date-time
             * @description Last change of the order or its status, UTC.
             */
            lastUpdateDate?: string;
            /** @description What was charged: products, adjustments, shipping and taxes. */
            grandTotal: components["schemas"]["Amount"];
            grandTotalCurrency: components["schemas"]["Currency"];
            /** @description All lines before adjustments. */
            totalProductPrice?: components["schemas"]["Amount"];
            totalProductPriceCurrency?: components["schemas"]["Currency"];
            /** @description All reductions, zero or negative. */
            totalAdjustment?: components["schemas"]["Amount"];
            totalAdjustmentCurrency?: components["schemas"]["Currency"];
            totalShippingCharge?: components["schemas"]["Amount"];
            totalShippingChargeCurrency?: components["schemas"]["Currency"];
            totalSalesTax?: components["schemas"]["Amount"];
            totalSalesTaxCurrency?: components["schemas"]["Currency"];
            x_email?: components["schemas"]["OrderEmail"];
            /** @description Whether an item waits for its prescription, which the status of the order does not show. */
            x_prescriptionNeeded?: components["schemas"]["FlagText"];
            /** @description The frames and contact lenses of the order, without their lenses and protection plans. */
            x_items?: components["schemas"]["OrderedProduct"][];
        };
        OrderedProduct: {
            partNumber: components["schemas"]["Upc"];
            /** @description Name with the brand, in the language of the response. */
            name: string;
            /** @description Path of the small picture. */
            thumbnail?: string;
        };
        /** @description Email of the order, in lower case. */
        OrderEmail: string;
        /** @description A new unguessable ID for each decision of the shopper; a retry has the same one. */
        OrderRequestId: string;
        CancelOrderRequest: {
            email: components["schemas"]["OrderEmail"];
        };
        CanceledOrder: {
            /** @description The order that was canceled. */
            orderId: string;
            /**
             * @description Canceled.
             * @constant
             */
            orderStatus: "X";
            /**
             * Format: date-time
             * @description UTC.
             */
            canceledDate: string;
            /** @description What was authorized for the order and is not charged. */
            releasedAmount: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
        };
        /** @description On a frame or contact lens that can be returned now: how many, without those of earlier returns, and the refund of all of them, with lenses, protection plan and sales tax. Delivery is not refunded. Fewer are refunded in proportion. */
        ReturnableQuantity: {
            quantity: components["schemas"]["Quantity"];
            refund: components["schemas"]["Amount"];
            /**
             * Format: date
             * @description Last day to request its return, by the clock of the commerce API.
             */
            until?: string;
        };
        /**
         * @description Does not fit, does not see well with it, looks different than expected, arrived damaged, another item was sent, no longer needed.
         * @enum {string}
         */
        ReturnReason: "FIT" | "VISION" | "APPEARANCE" | "DAMAGED" | "WRONG_ITEM" | "CHANGED_MIND";
        ReturnRequestItem: {
            orderItemId: components["schemas"]["Identifier"];
            /** @description Whole pieces or boxes. */
            quantity: string;
            reason: components["schemas"]["ReturnReason"];
            /** @description Whether the boxes are unopened; needed for contact lenses. */
            unopened?: components["schemas"]["FlagText"];
        };
        CreateReturnRequest: {
            email: components["schemas"]["OrderEmail"];
            requestId: components["schemas"]["OrderRequestId"];
            /** @description What is sent back; each line once in a request. */
            orderItem: components["schemas"]["ReturnRequestItem"][];
            /** @description What the shopper adds; not asked for anything personal. */
            comment?: string;
        };
        /** @description Where the parcel goes. */
        ReturnAddress: {
            /** @description Company that takes the parcel in. */
            name: string;
            /** @description Street first. */
            addressLine: string[];
            /** @description City or town. */
            city: string;
            /** @description Two letters of a state or province. */
            state: string;
            /** @description ZIP code or Canadian postal code, in the form of the country. */
            zipCode: string;
            /**
             * @description Country of the store; two letters of ISO 3166-1.
             * @enum {string}
             */
            country: "US" | "CA";
        };
        ReorderRequest: {
            email: components["schemas"]["OrderEmail"];
            requestId: components["schemas"]["OrderRequestId"];
            /** @description Frames and contact lenses of the order; absent for all of them. */
            orderItemIds?: components["schemas"]["Identifier"][];
        };
        ReorderResult: {
            /** @description The cart; absent when nothing was added. */
            orderId?: string;
            /** @description What is in the cart now; empty when nothing is available. */
            added: components["schemas"]["ReorderedItem"][];
            /** @description What could not be added, with its reason; empty when all was. */
            unavailable: components["schemas"]["UnavailableItem"][];
        };
        ReorderedItem: {
            /** @description Item of the order. */
            orderItemId: components["schemas"]["Identifier"];
            /** @description Item of the cart. */
            cartItemId: components["schemas"]["Identifier"];
            /** @description How many were added. */
            quantity: components["schemas"]["Quantity"];
            prescription: components["schemas"]["ReorderedPrescription"];
        };
        /**
         * @description That of the order; that of the account, since the order's has expired; expired without another one, or not known to this shopper: the prescription step requests it; none is needed.
         * @enum {string}
         */
        ReorderedPrescription: "COPIED" | "ACCOUNT" | "EXPIRED" | "NEEDED" | "NONE";
        UnavailableItem: {
            orderItemId: components["schemas"]["Identifier"];
            /** @description Name of the item in the language of the request. */
            name: string;
            reason: components["schemas"]["UnavailableReason"];
        };
        /**
         * @description Sold out; no longer sold; its lens is no longer sold for this frame; only its protection plan is missing, the pair is added; the cart would have more than ten.
         * @enum {string}
         */
        UnavailableReason: "OUT_OF_STOCK" | "NOT_OFFERED" | "LENS_NOT_OFFERED" | "PLAN_NOT_OFFERED" | "OVER_QUANTITY";
        /** @description Number of a saved card, by which it is removed or made the default (002 §7). */
        PaymentIndex: number;
        /**
         * @description 001 Visa, 002 Mastercard, 003 American Express, 004 Discover, 007 JCB.
         * @enum {string}
         */
        CardType: "001" | "002" | "003" | "004" | "007";
        PaymentsResponse: {
            /** @description The saved cards, in the order in which they were added; empty without one. A position identifies a card. */
            payments: components["schemas"]["SavedPayment"][];
            /** @description Index of the default card; null without any card. */
            defaultPayment: number | null;
        };
        /** @description A saved card. Never logged or tracked. */
        SavedPayment: {
            index: components["schemas"]["PaymentIndex"];
            cardType: components["schemas"]["CardType"];
            /** @description The last four digits with an x for each other one. */
            maskedNumber: string;
            expMonth: components["schemas"]["CardExpiryMonth"];
            expYear: components["schemas"]["CardExpiryYear"];
            billTo: components["schemas"]["PaymentBillTo"];
        };
        /** @description MM. */
        CardExpiryMonth: string;
        /** @description YYYY. */
        CardExpiryYear: string;
        /** @description Name and billing address of the cardholder. */
        PaymentBillTo: {
            /** @description Given name of the cardholder. */
            firstName: string;
            /** @description Family name of the cardholder. */
            lastName: string;
            /** @description Street of the billing address. */
            street1: string;
            /** @description City or town of the billing address. */
            city: string;
            /** @description Two letters of a state or province. */
            state?: string;
            /** @description ZIP code or postal code, in the form of the country. */
            postalCode: string;
            /** @description Two letters of ISO 3166-1. */
            country: string;
            /** @description Where receipts are sent. */
            email: string;
        };
        CaptchaToken: {
            /** @description One use; sent as `recaptchaResponse`. */
            token: string;
        };
        /** @description A card with its billing address. Never logged, tracked, stored in the browser or put in a URL. The contract checks the format only; the processor decides whether a value is accepted. */
        AddPaymentRequest: {
            /** @description City or town of the billing address. */
            billTo_city: string;
            /** @description ISO 3166-1 alpha-2 code. */
            billTo_country: string;
            /** @description Where receipts are sent. */
            billTo_email: string;
            /** @description Given name of the cardholder. */
            billTo_firstName: string;
            /** @description Family name of the cardholder. */
            billTo_lastName: string;
            /** @description ZIP code or Canadian postal code, of billTo_country. */
            billTo_postalCode: string;
            /** @description Two letters of a state or province. */
            billTo_state: string;
            /** @description House number and street of the billing address. */
            billTo_street1: string;
            /** @description Card number, digits only. Never logged. */
            card_accountNumber: string;
            card_cardType: components["schemas"]["CardType"];
            card_expirationMonth: components["schemas"]["CardExpiryMonth"];
            card_expirationYear: components["schemas"]["CardExpiryYear"];
            /** @description Security code of the card. Never logged or stored. */
            cc_cvc: string;
            /** @description The captcha's token. */
            recaptchaResponse: string;
        };
        AddPaymentResult: components["schemas"]["PaymentAdded"] | components["schemas"]["PaymentError"];
        PaymentAdded: {
            /**
             * @description The processor has accepted the card.
             * @enum {string}
             */
            decision: "ACCEPT";
            reasonCode?: components["schemas"]["ProcessorReasonCode"];
            /**
             * @description 100 is the code of the processor for success.
             * @enum {string}
             */
            ccAuthReply_reasonCode: "100";
            /** @description ID of the check at the processor, for support. */
            requestID?: string;
            index?: components["schemas"]["PaymentIndex"];
        };
        PaymentError: {
            /**
             * @description REJECT for a wrong card, ERROR for a failure of the processor, REVIEW for a card that is held.
             * @enum {string}
             */
            decision: "REJECT" | "ERROR" | "REVIEW";
            reasonCode?: components["schemas"]["ProcessorReasonCode"];
            /** @description Any code but 100. */
            ccAuthReply_reasonCode?: string;
            /** @description ID of the check at the processor, for support. Absent when it was not reached. */
            requestID?: string;
            /**
             * @description The faulty field, named as in the request or as the processor writes it. A name that is not known flags the card number.
             * @example card_accountNumber
             * @example c:card/c:accountNumber
             * @example c:billTo/c:city
             */
            invalidField_0?: string;
            /** @description A missing field, named the same way. */
            missingField_0?: string;
        };
        /** @description 100 success, 101 missing field, 102 invalid field, 150 to 152 system error or time-out, 200 address check, 202 expired, 203 declined, 230 security code, 231 card number, 232 card type. Unknown codes fall back to the decision. */
        ProcessorReasonCode: string;
        /** @description Done when the decision is ACCEPT. */
        PaymentChanged: {
            /**
             * @description Whether the change was made.
             * @enum {string}
             */
            decision: "ACCEPT" | "REJECT" | "ERROR";
            /** @description Index of the default card after the change; null without any card. */
            defaultPayment?: number | null;
            reasonCode?: components["schemas"]["ProcessorReasonCode"];
        };
        /** @description An order, or `@self`. */
        PrescriptionOrderReference: string;
        /** @description Opens one order from a link in an email (`encOrderMemberId`). Unguessable, without any meaning of its own, valid without a session. */
        PrescriptionOrderLink: string;
        /**
         * @description How the shopper provides the prescription.
         * @enum {string}
         */
        PrescriptionMode: "uploadPrescription" | "callDoctor";
        /** @description A rejected call of the prescription step, with HTTP 200. */
        PrescriptionStepFailure: {
            /**
             * @description Distinguishes a failure; Success means that the data may be used (003 §7).
             * @enum {string}
             */
            status: "Fail";
            /** @description Absent for a failure that has no text of its own, such as a service that is out of reach. */
            messages?: components["schemas"]["PrescriptionStepMessages"];
        };
        /** @description Texts of the commerce API, one or several. */
        PrescriptionStepMessages: string | string[];
        PrescriptionSetupResponse: components["schemas"]["PrescriptionSetupSuccess"] | components["schemas"]["PrescriptionStepFailure"];
        PrescriptionSetupSuccess: {
            /**
             * @description Success means that the data may be used (003 §7).
             * @enum {string}
             */
            status: "Success";
            dataContent: components["schemas"]["PrescriptionSetup"];
        };
        /** @description What the prescription step starts with. */
        PrescriptionSetup: {
            /** @description The order that was read; absent when there is none. */
            orderId?: components["schemas"]["Identifier"];
            /** @description All lines of the order, also those that need no prescription. */
            lineCount: number;
            /** @description Whether the order is the caller's; absent means that it is. False for somebody who opened it by its link: the caller's account can then neither give nor take a prescription (403). */
            isOwner?: boolean;
            /** @description Whether the order was placed; absent means that it is a cart. */
            isPlaced?: boolean;
            /** @description The items that need a prescription; the list format is our own choice. */
            rxDataContent: components["schemas"]["PrescriptionItem"][];
            /** @description Names of the items by itemId and pairedItemId. */
            itemNamesMap: {
                [key: string]: string;
            };
        };
        /** @description A frame or a pair of contact lenses of the order. Never logged or tracked. */
        PrescriptionItem: {
            /** @description ID of the order line; of contact lenses the right eye's, or the only one. */
            itemId: components["schemas"]["Identifier"];
            /** @description Order line of the left eye when contact lenses for both eyes are one item. */
            pairedItemId?: components["schemas"]["Identifier"];
            /**
             * @description A contact is one lens or the pair for both eyes.
             * @enum {string}
             */
            itemType: "frame" | "contact";
            /** @description Quantity of the order line `itemId`; all of them have this one prescription. */
            itemQuantity?: number;
            /** @description Quantity of the order line `pairedItemId`; the prescription is for these, too. */
            pairedItemQuantity?: number;
            /** @description Contact lens of the right eye. */
            rightCatentryId?: components["schemas"]["Identifier"];
            /** @description Contact lens of the left eye. */
            leftCatentryId?: components["schemas"]["Identifier"];
            /** @description UPC of the frame, or of the contact lens on the line itemId. */
            itemUPC: components["schemas"]["Upc"];
            /** @description The order line's xitem_field1. */
            itemField1?: string;
            /** @description Absent on contact lenses. */
            itemLensAttributes?: components["schemas"]["PrescriptionItemLens"];
            /** @description Least total power that the frame takes, in diopters; -99 when absent. */
            minTotalPower?: number;
            /** @description Greatest total power that the frame takes, in diopters; 99 when absent. */
            maxTotalPower?: number;
            /** @description ID of the prescription; null without one. */
            prescriptionId: string | null;
            /** @description Whether the item has all that is needed; it can still be changed. */
            prescriptionProvided: boolean;
            /** @description Whether the prescription can no longer be given or changed, as the item is at the lab, sent or canceled (`_ERR_ORDER_IS_LOCKED`); absent means that it can. */
            prescriptionLocked?: boolean;
            /** @description Whether the shopper skipped the item for now. */
            prescriptionSkipped: boolean;
            /** @description Whether it is a prescription of the account. */
            prescriptionFromAccount: boolean;
            /** @description Whether the shopper confirmed that the information is valid. */
            prescriptionVerified: boolean;
            /** @description Absent while nothing was entered. */
            prescriptionData?: components["schemas"]["PrescriptionItemData"];
            /** @description What was ordered for the right eye. Absent on frames and without a lens for it. */
            rightCL?: components["schemas"]["ContactLensValues"];
            /** @description What was ordered for the left eye. Absent on frames and without a lens for it. */
            leftCL?: components["schemas"]["ContactLensValues"];
        };
        /** @description The lens of a frame; the same prescription may be used only for equal types. */
        PrescriptionItemLens: {
            /**
             * @description How the powers are spread over the lens, as in the lens packages of getFrameLenses.
             * @example single-vision
             * @example progressive
             */
            type: string;
            /** @description UPC of the lens package. */
            upc?: components["schemas"]["Upc"];
            /** @description What the package is made in; without it, a prescription is not checked against the lens. */
            rxValues?: components["schemas"]["LensPowerWindow"];
        };
        /** @description The data entered for the item, for editing. An item that is not provided may have a file here that was uploaded and not submitted. */
        PrescriptionItemData: {
            prescriptionMode?: components["schemas"]["PrescriptionMode"];
            /** @description Values given with the lenses, or of a prescription of the account. */
            rx?: components["schemas"]["PrescriptionValues"];
            /** @description Prescription of the account that was picked. */
            prescriptionIdMyAccountSelected?: components["schemas"]["Identifier"];
            chosenDoctor?: components["schemas"]["Doctor"];
            uploadFileInput?: components["schemas"]["PrescriptionUploadInput"];
            editFile?: components["schemas"]["PrescriptionEditFile"];
            patient?: components["schemas"]["PrescriptionPatient"];
        };
        /** @description The files that were uploaded for the line (003 §3). */
        PrescriptionUploadInput: {
            /** @description Names of the saved files. */
            files: string[];
            /** @description URL of the first file; editFile has it, too. */
            path: string;
            /** @description Whether a browser can show the file. */
            previewAllowed: boolean;
        };
        /** @description The uploaded file, to show and replace it (003 §3). */
        PrescriptionEditFile: {
            /** @description URL of the file. */
            path: string;
            savedFileName: components["schemas"]["PrescriptionSavedFileName"];
            file_checksum?: components["schemas"]["PrescriptionChecksum"];
            /** @description Name as it was uploaded. */
            name: string;
            /** @description Media type. */
            type: string;
            /** @description Bytes. */
            size: number;
            /** @description Whether a browser can show it. */
            previewAllowed: boolean;
        };
        /** @description Who wears the contact lenses (003 §2.1). Never logged or tracked. */
        PrescriptionPatient: {
            /** @description Who the prescription is for, which need not be the shopper. */
            firstName: string;
            /** @description Family name of that person. */
            lastName: string;
            /**
             * Format: date
             * @description From 1920, in the past.
             */
            dateOfBirth: string;
        };
        /** @description Values of one contact lens, as text; absent where the lens has no such value. */
        ContactLensValues: {
            /** @description Millimeters. */
            baseCurve?: string;
            /** @description Millimeters. */
            diameter?: string;
            /** @description Diopters. */
            power?: string;
            /** @description Diopters. */
            cylinder?: string;
            /** @description Degrees. */
            axis?: string;
            /** @description Diopters, or a word such as Low. */
            add?: string;
            /** @description D dominant, N not dominant. */
            dominance?: string;
        };
        DoctorSearchResponse: components["schemas"]["DoctorSearchSuccess"] | components["schemas"]["PrescriptionStepFailure"];
        DoctorSearchSuccess: {
            /**
             * @description Success means that the data may be used (003 §7).
             * @enum {string}
             */
            status: "Success";
            /** @description The doctors that were found; empty without a match. */
            data: components["schemas"]["Doctor"][];
        };
        /** @description ID of a user; -1002 for the generic one. */
        PrescriptionUserId: string;
        /** @description Name that the commerce API gave to a file. */
        PrescriptionSavedFileName: string;
        /** @description SHA-256 of the file. */
        PrescriptionChecksum: string;
        /**
         * Format: binary
         * @description Bytes of a file.
         */
        PrescriptionFileBytes: string;
        /** @description A prescription file. Never logged or tracked. */
        PrescriptionUpload: {
            storeId: components["schemas"]["StoreId"];
            langId: components["schemas"]["LanguageId"];
            catalogId: components["schemas"]["CatalogId"];
            userId: components["schemas"]["PrescriptionUserId"];
            /** @description Whether the file belongs to one order line. */
            isItemFile: boolean;
            /** @description Name with its extension. */
            fileName: string;
            /** @description The file as base64, bare or as a data URL. Never logged. */
            fileData: string;
            /** @description The order line; of contact lenses the right eye's, or the only one. */
            orderItemId: components["schemas"]["Identifier"];
            encOrderMemberId?: components["schemas"]["PrescriptionOrderLink"];
        };
        PrescriptionUploadResponse: components["schemas"]["PrescriptionUploaded"] | components["schemas"]["PrescriptionStepFailure"];
        PrescriptionUploaded: {
            /**
             * @description Success means that the file was stored.
             * @enum {string}
             */
            status: "Success";
            savedFileName: components["schemas"]["PrescriptionSavedFileName"];
            file_checksum?: components["schemas"]["PrescriptionChecksum"];
            messages?: components["schemas"]["PrescriptionStepMessages"];
        };
        PrescriptionFileResponse: {
            /** @description The file as base64, bare or as a data URL, or its URL. Never logged. */
            prescriptionFile: string;
        };
        /** @description The values of an eyeglass prescription. An axis is required with a cylinder other than 0 and absent without one; there is one pupillary distance, of both eyes or of each; prisms need prismEnable. Never logged or tracked. */
        PrescriptionValues: {
            /** @description Sphere of the right eye (OD). */
            rightSphere: components["schemas"]["PrescriptionPower"];
            /** @description Sphere of the left eye (OS). */
            leftSphere: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the right eye. Absent or 0 without astigmatism. */
            rightCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the left eye. Absent or 0 without astigmatism. */
            leftCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Of the cylinder of the right eye. */
            rightAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Of the cylinder of the left eye. */
            leftAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Addition of the right eye for near vision. */
            rightAdd?: components["schemas"]["PrescriptionAdd"];
            /** @description Addition of the left eye for near vision. */
            leftAdd?: components["schemas"]["PrescriptionAdd"];
            pupillaryDistance?: components["schemas"]["PrescriptionDistance"];
            /** @description From the middle of the nose to the right pupil. */
            rPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description From the middle of the nose to the left pupil. */
            lPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description Whether the prescription has a prism. Absent means that it has none. */
            prismEnable?: boolean;
            /** @description Horizontal prism of the right eye. */
            odHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the right eye. */
            odVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Horizontal prism of the left eye. */
            osHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the left eye. */
            osVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Direction of the base of odHPrism. */
            odHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of odVPrism. */
            odVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
            /** @description Direction of the base of osHPrism. */
            osHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of osVPrism. */
            osVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
        };
        /** @description The prescription of one item. A doctor or a file may come without values. The required fields depend on the item's kind, so missing fields return `Fail`. Personal and health data, never logged or tracked. */
        PrescriptionSubmission: {
            /** @description itemId of the item. A pair of contact lenses is submitted once. */
            orderitemid: components["schemas"]["Identifier"];
            /** @description Absent when a doctor or a file is to provide the values. */
            rx?: components["schemas"]["PrescriptionValues"];
            /** @description Absent when the values themselves are submitted. */
            prescriptionMode?: components["schemas"]["PrescriptionMode"];
            /**
             * @description How the values came; MANUAL was typed in or picked by the shopper.
             * @example MANUAL
             */
            prescriptionOrigin?: string;
            /** @description Empty for a doctor whom the shopper typed in. */
            doctorId?: string;
            /** @description Needed to call a doctor. */
            doctorName?: string;
            /** @description Practice of the doctor. */
            officeName?: string;
            /** @description Phone of the doctor, as it was typed or found. */
            doctorPhoneNumber?: string;
            /** @description Phone number of the practice. */
            doctorNumber?: string;
            /** @description Fax number of the practice, as it was typed or found. */
            doctorFaxNumber?: string;
            doctorAddress?: components["schemas"]["DoctorAddress"];
            savedFileName?: components["schemas"]["PrescriptionSavedFileName"];
            /** @description Name as it was uploaded. */
            fileName?: string;
            file_checksum?: components["schemas"]["PrescriptionChecksum"];
            /** @description Who the prescription is for, without digits. */
            patientFirstName?: string;
            /** @description Without digits. */
            patientLastName?: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1920-01-01 and in the past.
             */
            dateOfBirth?: string;
            /** @description Order line whose prescription is copied. */
            cp_rx_oid?: components["schemas"]["Identifier"];
            /** @description Prescription that is copied. */
            cp_rx_id?: components["schemas"]["Identifier"];
            /** @description Prescription of the account that the shopper picked. */
            prescriptionIdMyAccountSelected?: components["schemas"]["Identifier"];
            /** @description Prescription of the item that is changed. */
            prescriptionId?: components["schemas"]["Identifier"];
            /** @description The shopper confirmed that the information is valid. */
            verified?: boolean;
            /** @description Also change the prescription of the account. */
            saveChangesMyAccount?: boolean;
            /** @description Also save the prescription to the account. */
            savePrescriptionMyAccount?: boolean;
            /** @description Whether to mark the item as provided. */
            itemStatusUpdate?: boolean;
            encOrderMemberId?: components["schemas"]["PrescriptionOrderLink"];
        };
        PrescriptionSubmitResponse: components["schemas"]["PrescriptionSubmitted"] | components["schemas"]["PrescriptionStepFailure"];
        PrescriptionSubmitted: {
            /**
             * @description Success means that the line has its prescription.
             * @enum {string}
             */
            status: "Success";
            prescriptionId: components["schemas"]["Identifier"];
        };
        /** @description An eyeglass prescription of an account. Personal and health data, never logged or tracked. */
        AccountPrescription: {
            /** @description Sphere of the right eye (OD). */
            rightSphere: components["schemas"]["PrescriptionPower"];
            /** @description Sphere of the left eye (OS). */
            leftSphere: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the right eye. Absent or 0 without astigmatism. */
            rightCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the left eye. Absent or 0 without astigmatism. */
            leftCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Of the cylinder of the right eye. */
            rightAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Of the cylinder of the left eye. */
            leftAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Addition of the right eye for near vision. */
            rightAdd?: components["schemas"]["PrescriptionAdd"];
            /** @description Addition of the left eye for near vision. */
            leftAdd?: components["schemas"]["PrescriptionAdd"];
            pupillaryDistance?: components["schemas"]["PrescriptionDistance"];
            /** @description From the middle of the nose to the right pupil. */
            rPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description From the middle of the nose to the left pupil. */
            lPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description Whether the prescription has a prism. Absent means that it has none. */
            prismEnable?: boolean;
            /** @description Horizontal prism of the right eye. */
            odHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the right eye. */
            odVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Horizontal prism of the left eye. */
            osHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the left eye. */
            osVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Direction of the base of odHPrism. */
            odHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of odVPrism. */
            odVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
            /** @description Direction of the base of osHPrism. */
            osHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of osVPrism. */
            osVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
            prescriptionId?: components["schemas"]["Identifier"];
            /** @description How the member calls it, for choosing among several. */
            prescriptionName: string;
            prescriptionType: components["schemas"]["AccountPrescriptionType"];
            /**
             * @description The member typed it in.
             * @enum {string}
             */
            prescriptionOrigin: "MANUAL";
            /**
             * @description The values are in the fields; an account stores no files.
             * @enum {string}
             */
            prescriptionOriginMode: "rxcPrescription";
            /** @description Who the prescription is for, which need not be the member. */
            firstName: string;
            /** @description Family name of that person; no digits. */
            lastName: string;
            /** @description Day of issue. */
            issue: components["schemas"]["AccountPrescriptionDay"];
            /** @description Name of the issuing doctor. */
            doctor?: string;
        };
        /**
         * @description ST for single vision, MF when an addition exists.
         * @enum {string}
         */
        AccountPrescriptionType: "ST" | "MF";
        /** @description MM/DD/YYYY. */
        AccountPrescriptionDay: string;
        AccountPrescriptionsResponse: {
            /** @description The prescriptions of the account, the last changed first; empty without one. */
            resultList: components["schemas"]["SavedPrescription"][];
        };
        /** @description A saved prescription: typed in (MANUAL), uploaded, or with a doctor to call. Personal and health data, never logged or tracked. */
        SavedPrescription: {
            /** @description Sphere of the right eye (OD). */
            rightSphere?: components["schemas"]["PrescriptionPower"];
            /** @description Sphere of the left eye (OS). */
            leftSphere?: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the right eye. Absent or 0 without astigmatism. */
            rightCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Cylinder of the left eye. Absent or 0 without astigmatism. */
            leftCyl?: components["schemas"]["PrescriptionPower"];
            /** @description Of the cylinder of the right eye. */
            rightAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Of the cylinder of the left eye. */
            leftAxis?: components["schemas"]["PrescriptionAxis"];
            /** @description Addition of the right eye for near vision. */
            rightAdd?: components["schemas"]["PrescriptionAdd"];
            /** @description Addition of the left eye for near vision. */
            leftAdd?: components["schemas"]["PrescriptionAdd"];
            pupillaryDistance?: components["schemas"]["PrescriptionDistance"];
            /** @description From the middle of the nose to the right pupil. */
            rPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description From the middle of the nose to the left pupil. */
            lPDistance?: components["schemas"]["PrescriptionEyeDistance"];
            /** @description Whether the prescription has a prism. Absent means that it has none. */
            prismEnable?: boolean;
            /** @description Horizontal prism of the right eye. */
            odHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the right eye. */
            odVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Horizontal prism of the left eye. */
            osHPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Vertical prism of the left eye. */
            osVPrism?: components["schemas"]["PrescriptionPrism"];
            /** @description Direction of the base of odHPrism. */
            odHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of odVPrism. */
            odVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
            /** @description Direction of the base of osHPrism. */
            osHPrismBase?: components["schemas"]["PrescriptionHorizontalBase"];
            /** @description Direction of the base of osVPrism. */
            osVPrismBase?: components["schemas"]["PrescriptionVerticalBase"];
            prescriptionId: components["schemas"]["Identifier"];
            /** @description The name that the shopper gave it. */
            prescriptionName?: string;
            prescriptionType?: components["schemas"]["AccountPrescriptionType"];
            prescriptionType_p?: components["schemas"]["PrescriptionMode"];
            /**
             * @description How it came to be saved.
             * @example MANUAL
             */
            prescriptionOrigin?: string;
            /**
             * @description An uploaded file, a doctor to call, or values that were typed in.
             * @enum {string}
             */
            prescriptionOriginMode?: "uploadPrescription" | "callDoctor" | "rxcPrescription";
            /**
             * @description What it is for.
             * @enum {string}
             */
            productCategory: "GLASSES" | "CONTACTS";
            /** @description Name of the uploaded file at the commerce API. */
            fileName?: string;
            editFile?: components["schemas"]["PrescriptionEditFile"];
            /** @description First name of the patient. */
            firstName?: string;
            /** @description Last name of the patient. */
            lastName?: string;
            /**
             * Format: date
             * @description Date of birth; instead of birthDate.
             */
            dob_p?: string;
            /**
             * Format: date
             * @description Date of birth; instead of dob_p.
             */
            birthDate?: string;
            /** @description The doctor's name. */
            doctor?: string;
            /** @description The doctor's clinic. */
            clinic_p?: string;
            /** @description Street of the clinic. */
            doctorAddress_p?: string;
            /** @description City of the clinic. */
            doctorCity_p?: string;
            /** @description State or province of the clinic. */
            doctorState_p?: string;
            /** @description ZIP or postal code of the clinic. */
            doctorZip_p?: string;
            /** @description The doctor's fax number. */
            doctorFax_p?: string;
            /** @description The doctor's phone number. */
            telephone?: string;
            /** @description Contact lens of the right eye. */
            rightCatentryId?: string;
            /** @description Contact lens of the left eye. */
            leftCatentryId?: string;
            issue?: components["schemas"]["AccountPrescriptionDay"];
            expiration?: components["schemas"]["AccountPrescriptionDay"];
            /**
             * Format: date-time
             * @description When it was last saved.
             */
            lastUpdate?: string;
            /** @description Whether its lenses can be made immediately. */
            isSpeedyRXEligible?: boolean;
        };
        /** @description Sphere or cylinder, -20.00 to +20.00 in steps of 0.25. */
        PrescriptionPower: string;
        /** @description Axis in degrees, 1 to 180. */
        PrescriptionAxis: string;
        /** @description Addition, 0.25 to 4.00 in steps of 0.25; absent without one. */
        PrescriptionAdd: string;
        /** @description Pupillary distance of both eyes together, 51 to 77.5 in steps of 0.5. */
        PrescriptionDistance: string;
        /** @description Pupillary distance of one eye, 25 to 38.5 in steps of 0.5. */
        PrescriptionEyeDistance: string;
        /** @description Prism diopters, 0.25 to 10.00 in steps of 0.25; absent without one. */
        PrescriptionPrism: string;
        /** @enum {string} */
        PrescriptionHorizontalBase: "In" | "Out";
        /** @enum {string} */
        PrescriptionVerticalBase: "Up" | "Down";
        /** @description Number of a physical store. */
        StoreNumber: string;
        StoreSearch: {
            /** @description Stores that meet any of them are returned; empty for all stores. */
            selectedOpeningFilters: components["schemas"]["StoreOpeningFilter"][];
            /** @description Names as in x_availableInsuranceFilters. */
            selectedInsuranceFilters: string[];
            /** @description Names as in x_availableLanguageFilters. */
            selectedLanguageFilters: string[];
            /** @description What the shopper typed; empty when the browser gave the position. */
            locationEntry: string;
            /** @description The variant for audio appointments. */
            isNuance: boolean;
        };
        /**
         * @description Label of the filter; the French wording is our own choice.
         * @enum {string}
         */
        StoreOpeningFilter: "Open today" | "Open weekends" | "Ouvert aujourd'hui" | "Ouvert les fins de semaine";
        StoreSearchResponse: {
            /** @description Resource of the commerce API that responded. */
            resourceName?: string;
            /** @description Requested URL. */
            resourceId?: string;
            recordSetTotal: components["schemas"]["TransactionCount"];
            recordSetCount?: components["schemas"]["TransactionCount"];
            recordSetStartNumber?: components["schemas"]["TransactionCount"];
            recordSetComplete?: components["schemas"]["FlagText"];
            /** @description Absent when nothing was found. */
            PhysicalStore?: components["schemas"]["PhysicalStore"][];
        };
        /** @description A physical store. What the storefront calls storeHours, storeServices and featuredBrands it reads from Attribute; practiceHours and doctorInfo come from getDoctorPractice and getStoreDoctors. Texts of fixed width may end in blanks. */
        PhysicalStore: {
            uniqueID: components["schemas"]["Identifier"];
            storeName: components["schemas"]["StoreNumber"];
            /** @description Texts of the store. The storefront reads the first entry. */
            Description: components["schemas"]["StoreDescription"][];
            latitude: components["schemas"]["StoreCoordinate"];
            longitude: components["schemas"]["StoreCoordinate"];
            /** @description Lines of the address, empty ones included. */
            addressLine: string[];
            /** @description City or town. */
            city: string;
            /** @description Two letters or the full name. */
            stateOrProvinceName: string;
            /** @description ZIP code or Canadian postal code; may end in blanks. */
            postalCode: string;
            /** @description Two letters or the full name. */
            country?: string;
            /** @description Phone number, in any format; may end in blanks. */
            telephone1?: string;
            /** @description Fax number, in any format; may end in blanks. */
            fax1?: string;
            /** @description From the position of the search, in miles for the US store and kilometers for the Canadian one. */
            distance?: string;
            /** @description Where an exam is booked. */
            scheduleURL?: string;
            /** @description The caller's ID; present exactly when the store is the caller's favorite. */
            x_userId?: string;
            /** @description Accepted insurance plans, comma-separated. */
            x_availableInsuranceFilters?: string;
            /** @description Spoken languages, comma-separated. */
            x_availableLanguageFilters?: string;
            /** @description Hours, status, services and brands by name (001 §3). */
            Attribute: components["schemas"]["StoreAttribute"][];
        };
        StoreDescription: {
            /** @description Name to show. */
            displayStoreName: string;
        };
        /** @description Degrees as a decimal string. */
        StoreCoordinate: string;
        /** @description A named attribute of a store. StoreHours: seven days from Monday, `open-close` each, with `;` between. StoreStatus: U coming soon, T temporarily closed, C closed, O open. OpenDate, ReOpenDate, LastRemodel, LastMoveDate: YYYY-MM-DD (format own). FrameBrands: names with `;` between. Names that begin with Service: a service, displayValue is its label. onlineAppt Y: an online exam is offered. bookingAppt Y: an online appointment is possible. nuanceAppt Y (own): audio glasses are fitted. TimeZone (own): IANA name. SpecialHours (own): coming days on which other hours hold, such as holidays, each YYYY-MM-DD and `open-close` or Closed, with `;` between. */
        StoreAttribute: {
            /** @description Stable code; the known ones are listed above. */
            name: string;
            /** @description Name in the language of the response. */
            displayName: string;
            /** @description Value in the language of the response. */
            displayValue: string;
            /** @description Value to compute with; its format depends on the name. */
            value: string;
        };
        FavoriteStoreRequest: {
            /** @description The store's uniqueID. */
            storeLocId: components["schemas"]["Identifier"];
            /** @description The store's name to show. */
            storeNickName: string;
        };
        FavoriteStoreResponse: {
            /** @description Whose favorite it is. */
            user: components["schemas"]["Identifier"];
            storeLocId?: components["schemas"]["Identifier"];
        };
        StoreDoctorsResponse: {
            data: components["schemas"]["StoreDoctors"];
        };
        /** @description Doctors and exam services of a store; `examServicies` is the commerce API's spelling. */
        StoreDoctors: {
            /** @description Doctors who examine at the store; empty without one. */
            doctors: components["schemas"]["Doctor"][];
            /** @description Exams that are offered; empty without one. */
            examServicies: components["schemas"]["ExamService"][];
        };
        ExamService: {
            /** @description Name for display, in the language of the response. */
            serviceName: string;
            serviceId?: components["schemas"]["Identifier"];
        };
        DoctorPractice: {
            /** @description What is known beyond getStoreDoctors, by the same ID. */
            doctors: components["schemas"]["PracticeDoctor"][];
            /** @description The days with exams; the others are closed. */
            examHours: components["schemas"]["ExamHours"][];
        };
        PracticeDoctor: {
            /** @description ID of the doctor, as getStoreDoctors has it. */
            doctorId: string;
            languages?: components["schemas"]["DoctorLanguages"];
            /** @description Number of the license of a state or province. */
            stateLicense?: string;
            /** @description National provider identifier; US only. */
            npi?: string;
            newPatients?: components["schemas"]["DoctorAcceptsNewPatients"];
        };
        ExamHours: {
            /**
             * @description Day of the week.
             * @enum {string}
             */
            day: "MON" | "TUE" | "WED" | "THU" | "FRI" | "SAT" | "SUN";
            open: components["schemas"]["StoreTimeOfDay"];
            close: components["schemas"]["StoreTimeOfDay"];
        };
        /** @description HH:mm, 24 hours, the store's local time. */
        StoreTimeOfDay: string;
        /** @description Day and time at the store, in its local time and therefore without a zone; shown as it is. */
        StoreLocalTime: string;
        /** @description IANA name of the store's time zone, such as America/Denver; absent when it is not known. */
        StoreTimeZone: string;
        ExamSlots: {
            storeNumber: components["schemas"]["StoreNumber"];
            timeZone?: components["schemas"]["StoreTimeZone"];
            /** @description Free appointments, the earliest first; empty without one. */
            slots: components["schemas"]["ExamSlot"][];
        };
        ExamSlot: {
            slotId: components["schemas"]["Identifier"];
            start: components["schemas"]["StoreLocalTime"];
            end: components["schemas"]["StoreLocalTime"];
            /** @description ID of the doctor who examines. */
            doctorId: string;
            /** @description Name for display; absent when it is not known. */
            doctorName?: string;
        };
        ExamCancellation: {
            confirmationNumber: components["schemas"]["ExamConfirmationNumber"];
        };
        /** @description The patient of an exam. Personal and health data, never logged or tracked. */
        ExamBooking: {
            requestId: components["schemas"]["ExamRequestId"];
            slotId: components["schemas"]["Identifier"];
            serviceId?: components["schemas"]["Identifier"];
            /** @description Given name of the patient; no digits. */
            firstName: string;
            /** @description Family name of the patient; no digits. */
            lastName: string;
            /**
             * Format: date
             * @description YYYY-MM-DD, from 1920-01-01 to today.
             */
            dob: string;
            /**
             * Format: idn-email
             * @description Where the confirmation is sent.
             */
            email: string;
            /** @description Ten digits. */
            phone: string;
            /** @description Key of the carrier in the carrier list; absent when none is chosen. */
            insuranceProviderKey?: string;
            /** @description ID of the member at the carrier; only with insuranceProviderKey. */
            memberId?: string;
            /** @description Note of the patient for the practice. */
            notes?: string;
            /** @description Whether reminders may come as text messages. */
            consentSms?: boolean;
        };
        /**
         * Format: uuid
         * @description ID of one decision to book; the same one never books twice.
         */
        ExamRequestId: string;
        /** @description Booking number; not guessable. */
        ExamConfirmationNumber: string;
        ExamRequestOutcome: {
            requestId: components["schemas"]["ExamRequestId"];
            /** @description Only when the exam is booked. */
            confirmationNumber?: components["schemas"]["ExamConfirmationNumber"];
        };
        ExamConfirmation: {
            confirmationNumber: components["schemas"]["ExamConfirmationNumber"];
            storeNumber: components["schemas"]["StoreNumber"];
            /** @description Name of the store to show. */
            storeDisplayName: string;
            timeZone?: components["schemas"]["StoreTimeZone"];
            start: components["schemas"]["StoreLocalTime"];
            end: components["schemas"]["StoreLocalTime"];
            /** @description Who examines; absent when it is not known. */
            doctorName?: string;
            /** @description Which exam was booked; absent when none was chosen. */
            serviceName?: string;
        };
        /**
         * @description Kind of frame. The catalog's OPTICAL is sent as EYE.
         * @enum {string}
         */
        SavedItemType: "EYE" | "SUN";
        AddSavedItemsRequest: {
            /** @description Frames to save; one that is saved already stays as it is. */
            addSavedItemList: components["schemas"]["AddSavedItem"][];
        };
        AddSavedItem: {
            catEntryId: components["schemas"]["Identifier"];
            catEntryType: components["schemas"]["SavedItemType"];
            /** @description Always 1. */
            quantity: number;
        };
        SavedItems: {
            /** @description The saved frames, newest first; empty without one. */
            savedItems: components["schemas"]["SavedItem"][];
            count: components["schemas"]["SearchCount"];
        };
        SavedItem: {
            savedItemId: components["schemas"]["Identifier"];
            catEntryId: components["schemas"]["Identifier"];
            catEntryType: components["schemas"]["SavedItemType"];
            /** @description Pieces; the storefront saves one. */
            quantity: number;
            partNumber: components["schemas"]["Upc"];
            /**
             * Format: date-time
             * @description When it was saved, in UTC.
             */
            addedDate?: string;
        };
        SavedItemRemoval: {
            count: components["schemas"]["SearchCount"];
        };
        SavedItemCount: {
            count: components["schemas"]["SearchCount"];
            /** @description Catalog entry IDs of the saved frames, newest first. */
            catentries: components["schemas"]["Identifier"][];
        };
    };
    responses: {
        /** @description The user may not read or save this profile. */
        AdvisorForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the commerce API rejects it. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The session is no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The body is too large. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Unsupported content type. */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The commerce API failed. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Not found. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The shopper has no cart, or no order with this ID. */
        CartNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the cart cannot be changed like this. */
        CartChangeError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the code cannot be applied. The parameters of ERR_PROMOTION_CODE_INVALID are the code and, as our own addition, the reason: UNKNOWN, ENDED (or not begun), or MINIMUM with the value of the merchandise from which it applies. A host may leave out the reason. */
        PromotionCodeError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No exchange order is open. */
        ExchangeResetError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the order cannot be shipped like this. */
        ShippingError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the processor rejects the card. */
        PaymentInstructionError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The shopper has no placed order with this ID. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the order cannot be placed. Nothing was charged and the cart is unchanged. */
        CheckoutError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The user may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Too many tries of one visitor; `Retry-After` and the parameter say how long to wait (own). */
        TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or its token is not valid. */
        RiaBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The prices could not be calculated. */
        RiaPricingFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The prices, or why there are none. */
        RiaPrices: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RiaPricingResponse"];
            };
        };
        /** @description The espot, with content or without. */
        EspotContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EspotResponse"];
            };
        };
        /** @description The espot, with content or without. */
        CookieSensitiveEspotContent: {
            headers: {
                "Cache-Control": components["headers"]["EspotNoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EspotResponse"];
            };
        };
        /** @description The commerce API failed. */
        EspotServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No order has this ID and this email. */
        PlacedOrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Only a fully signed-in, registered shopper has saved cards. */
        PaymentsForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description No card is at this place of the list. */
        PaymentNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The request does not fit the contract, or the commerce API rejects its content. */
        PrescriptionBadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The user may not see or change this. */
        PrescriptionForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description File not found. */
        PrescriptionFileNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The prescription was saved or rejected. */
        AccountPrescriptionSaved: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrescriptionSubmitResponse"];
            };
        };
        /** @description Store not found. */
        StoreNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description Store not found, or it has no bookable exams. */
        ExamsUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The favorite could not be changed. */
        FavoriteStoreFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The commerce API failed. */
        WishlistLoadError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the text in the response; the store's default when absent.
         * @example -1
         */
        langId: components["schemas"]["LanguageId"];
        /**
         * @description Part number of the frame.
         * @example 8056000012345
         */
        assetUpc: components["schemas"]["Upc"];
        /**
         * @description The store, 10851 in the US and 10852 in Canada.
         * @example 10851
         */
        storeId: components["schemas"]["StoreId"];
        /**
         * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
         * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
         */
        insuranceCookie: string;
        /**
         * @description Currency of prices in the response; the store's own when absent.
         * @example USD
         */
        currency: components["schemas"]["Currency"];
        /**
         * @description Page number, starting at 1.
         * @example 1
         */
        pageNumber: number;
        /**
         * @description Items per page.
         * @example 24
         */
        pageSize: number;
        /**
         * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
         * @example IBM_findProductByPartNumber_Details
         */
        profileName: string;
        /**
         * @description Format of the response; JSON is the only one in use.
         * @example json
         */
        responseFormat: "json";
        /**
         * @description Search term; `*` matches everything. A slash arrives encoded (`%2F`) and separates words.
         * @example aviator
         */
        searchTerm: string;
        /**
         * @description What the shopper typed so far. A slash arrives encoded (`%2F`) and separates words.
         * @example avi
         */
        suggestionTerm: string;
        /**
         * @description Facet values to filter by, repeated for each: `field:"value"`, as the `value` of a facet value gives it once decoded. Values of one facet are combined with OR, facets with AND; one color of a model must match all color facets. A numeric field takes the range `field:({low high} high)`, above low and up to high, where `*` leaves an end open. A value is its stable code or its text in any language. The fields are listed at CatalogSearchFacet.
         * @example [
         *       "ads_f40020_ntk_cs:\"Round\""
         *     ]
         */
        facet: string[];
        /**
         * @description Maximum number of values of a facet, repeated for each: `field:number`; -1 for all.
         * @example [
         *       "mfName_ntk_cs:-1"
         *     ]
         */
        facetLimit: string[];
        /**
         * @description Sort order: 1 brand, 2 name, 3 price ascending, 4 price descending, 5 newest first, 6 most popular first (5 and 6 are our own choice). Default: relevance, or popularity without a search term. A model's price is that of its cheapest color.
         * @example 3
         */
        orderBy: "1" | "2" | "3" | "4" | "5" | "6";
        /**
         * @description Lowest selling price, in the currency of the response.
         * @example 100
         */
        minPrice: string;
        /**
         * @description Highest selling price, in the currency of the response.
         * @example 200
         */
        maxPrice: string;
        /**
         * @description How the terms match: 0 any, 1 exact phrase, 2 all (the default); products only. The codes from 100 and from 1000 match the same way and also find SKUs, which follow their product.
         * @example 2
         */
        searchType: "0" | "1" | "2" | "100" | "101" | "102" | "1000" | "1001" | "1002";
        /**
         * @description Only products of this category; 40001 eyeglasses, 40002 sunglasses, 40003 contact lenses.
         * @example 40002
         */
        categoryIdQuery: components["schemas"]["Identifier"];
        /**
         * @description The sales catalog; the store's own when absent.
         * @example 10101
         */
        catalogIdQuery: components["schemas"]["CatalogId"];
        /**
         * @description The sales catalog, 10101 in the US and 10102 in Canada.
         * @example 10101
         */
        catalogId: components["schemas"]["CatalogId"];
        /**
         * @description Whether the session cookies are set as well; the storefront always sets it.
         * @example true
         */
        updateCookies: components["schemas"]["FlagText"];
        /**
         * @description The store, 10851 in the US and 10852 in Canada.
         * @example 10851
         */
        storeIdQuery: components["schemas"]["StoreId"];
        /**
         * @description ID of the order line; of the frame's line when frame and lens have one each.
         * @example 70030001
         */
        lensOrderItemId: components["schemas"]["Identifier"];
        /**
         * @description Name of the espot. An unknown name is not an error; the response has no content.
         * @example X_Insurance_Providers
         */
        espotName: string;
        /**
         * @description Catalog entry ID of the product whose page is shown.
         * @example 301122
         */
        espotProductId: components["schemas"]["Identifier"];
        /**
         * @description Whether the shopper uses a vision insurance.
         * @example false
         */
        espotInsurance: components["schemas"]["FlagText"];
        /**
         * @description ID of the order.
         * @example 90210001
         */
        PlacedOrderId: components["schemas"]["Identifier"];
        /**
         * @description Place of the card in the list, counted from 0; places change when a card is removed.
         * @example 1
         */
        paymentIndex: components["schemas"]["PaymentIndex"];
        /**
         * @description File name from the upload response.
         * @example 70030001_1741100000.pdf
         */
        prescriptionFileName: components["schemas"]["PrescriptionSavedFileName"];
        /**
         * @description Cache buster; empty, or milliseconds since 1970.
         * @example
         */
        nocache: string;
        /**
         * @description Number of the physical store (`storeName` of PhysicalStore).
         * @example 0279
         */
        storeName: components["schemas"]["StoreNumber"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description How long the response may be cached.
         * @example public, max-age=31536000, immutable
         */
        AssetCaching: string;
        /**
         * @description The response belongs to one shopper and this moment.
         * @example no-store
         */
        CartNoStore: "no-store";
        /**
         * @description The session cookies, set or cleared (WC_USERACTIVITY and WC_AUTHENTICATION with the user's ID).
         * @example WC_USERACTIVITY_510044=opaque; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        SessionCookies: string;
        /**
         * @description The cookies of the new session (WC_USERACTIVITY and WC_AUTHENTICATION with the user's ID).
         * @example WC_USERACTIVITY_510044=opaque; Path=/; HttpOnly; Secure; SameSite=Lax
         */
        NewSessionCookies: string;
        /**
         * @description The response is the shopper's own and must not be stored.
         * @example no-store
         */
        IdentityNoStore: "no-store";
        /**
         * @description The response is the shopper's own and must not be stored.
         * @example no-store
         */
        NoStore: "no-store";
        /**
         * @description The response belongs to one shopper and is never stored.
         * @example no-store
         */
        ItemPrescriptionNoStore: "no-store";
        /**
         * @description The response depends on the shopper and must not be stored.
         * @example no-store
         */
        EspotNoStore: "no-store";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    saveAdvisorProfile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AdvisorProfile"];
            };
        };
        responses: {
            /** @description The profile is saved. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveAdvisorProfileResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdvisorForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getAdvisorProfile: {
        parameters: {
            query?: {
                /**
                 * @description Milliseconds since 1970; a cache buster.
                 * @example 1741101611000
                 */
                timestamp?: number;
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The shopper's own user ID; any other ID is rejected.
                 * @example 510044
                 */
                userId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile; an empty result when it was reset. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisorProfileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["AdvisorForbidden"];
            /** @description The shopper never saved a profile. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getImageManifest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Part number of the frame.
                 * @example 8056000012345
                 */
                upc: components["parameters"]["assetUpc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manifest. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["AssetCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageManifest"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The frame has no pictures. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getFrameImage: {
        parameters: {
            query?: {
                /**
                 * @description Own addition: the picture as JPEG, for previews of links, since most networks show no SVG. A host that has none, such as the sandbox, responds as without it; the Content-Type says which one it is.
                 * @example jpeg
                 */
                format?: "jpeg";
            };
            header?: never;
            path: {
                /**
                 * @description Key of a manifest item, made of part number and shot type.
                 * @example 8056000012345-front.svg
                 */
                fileKey: components["schemas"]["ImageFileKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["AssetCaching"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/webp": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getTryOnAvailability: {
        parameters: {
            query: {
                /**
                 * @description Part numbers to look up; repeated for each.
                 * @example [
                 *       "8056000012345",
                 *       "8056000012413"
                 *     ]
                 */
                upc: components["schemas"]["Upc"][];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description For each part number whether it can be tried on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryOnAvailability"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    geocode: {
        parameters: {
            query?: {
                /**
                 * @description What the shopper typed. Either this or `latlng` is needed.
                 * @example Mason, OH
                 */
                address?: string;
                /**
                 * @description Latitude and longitude, for the place at a position. The storefront sends the browser's position with three decimals, about 100 meters.
                 * @example 39.36,-84.31
                 */
                latlng?: string;
                /**
                 * @description Countries to search in, repeated once for each; US and PR for the US store, CA for the Canadian one.
                 * @example [
                 *       "US",
                 *       "PR"
                 *     ]
                 */
                country?: ("US" | "PR" | "CA")[];
                /**
                 * @description Language of the addresses in the response; English when absent.
                 * @example en
                 */
                language?: "en" | "es" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The places found, best first, or a status that says why there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GeocodingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    findAdvisorProducts: {
        parameters: {
            query: {
                /**
                 * @description Locale of the advisor, en-US for the US store and en-CA for the Canadian one.
                 * @example en-US
                 */
                locale: "en-US" | "en-CA";
                /**
                 * @description Region of the advisor's service.
                 * @example US
                 */
                region: "US" | "EU";
                /**
                 * @description Assortment to search in.
                 * @example LC@USA
                 */
                store: "LC@USA" | "LC@CA";
                /**
                 * @description Kind of frame.
                 * @example eyeglasses
                 */
                productType?: "eyeglasses" | "sunglasses";
                /**
                 * @description Whether frames go along with the face (harmony) or stand out from it.
                 * @example harmony
                 */
                mood?: "harmony" | "contrast";
                /**
                 * @description Maximum number of rows.
                 * @example 24
                 */
                limit?: number;
                /**
                 * @description Face shape that the shopper chose or the measurement found; a hint that orders the rows.
                 * @example oval
                 */
                faceShape?: "round" | "square" | "oval" | "heart" | "diamond" | "triangle" | "oblong";
                /**
                 * @description Total frame width in millimeters that suits the shopper; only frames within 3 mm match.
                 * @example 138.5
                 */
                optimalHinge?: number;
                /**
                 * @description Own addition. Tone of the shopper's skin and hair: decides which colors match (badgeColor). Without it, the colors for the face shape do, or else neutral ones.
                 * @example warm
                 */
                tone?: "warm" | "cool" | "neutral";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frames found, possibly none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdvisorRecommendations"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Field that orders the lines.
                 * @example orderItemID
                 */
                sortOrderItemBy?: "orderItemID" | "createDate" | "quantity" | "inventoryStatus" | "price" | "unitPrice" | "partNumber";
                /**
                 * @description Direction of the order.
                 * @example ASC
                 */
                sortOrder?: "ASC" | "DESC";
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CartNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addCartItem: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartAddition"];
            };
        };
        responses: {
            /** @description The lines are in the cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemsChanged"];
                };
            };
            400: components["responses"]["CartChangeError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateCartItem: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartUpdate"];
            };
        };
        responses: {
            /** @description The lines are changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemsChanged"];
                };
            };
            400: components["responses"]["CartChangeError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteCartItem: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemRemoval"];
            };
        };
        responses: {
            /** @description The line is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemRemoved"];
                };
            };
            400: components["responses"]["CartChangeError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    assignPromotionCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionCodeAssignment"];
            };
        };
        responses: {
            /** @description The code is applied. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionCodeAssigned"];
                };
            };
            400: components["responses"]["PromotionCodeError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    removePromotionCode: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Code that was applied.
                 * @example SEE10
                 */
                promoCode: components["schemas"]["PromotionCodeText"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The code is removed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionCodeAssigned"];
                };
            };
            400: components["responses"]["PromotionCodeError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addGlasses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AddGlassesForm"];
            };
        };
        responses: {
            /** @description The glasses are in the cart, or the command failed (Cannot add to cart). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddGlassesSuccess"] | components["schemas"]["CommandFailure"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateItemLensData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateItemLensDataForm"];
            };
        };
        responses: {
            /** @description The lens is changed, or the command failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateItemLensDataSuccess"] | components["schemas"]["CommandFailure"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    calculateOrder: {
        parameters: {
            query: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["schemas"]["StoreId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["schemas"]["CatalogId"];
                /**
                 * @description Language of the page to go to.
                 * @example -1
                 */
                langId: components["schemas"]["LanguageId"];
                /**
                 * @description Path of this site to go to on success.
                 * @example /AjaxOrderItemDisplayView
                 */
                URL: components["schemas"]["CartTarget"];
                /**
                 * @description Path of this site, or name of a view, to go to on failure.
                 * @example AjaxOrderItemDisplayView
                 */
                errorViewName: components["schemas"]["CartTarget"];
                /**
                 * @description The order; a period stands for the shopper's cart.
                 * @example 90210001
                 */
                orderId: components["schemas"]["CartOrderReference"];
                /**
                 * @description 1 refreshes the unit prices.
                 * @example 1
                 */
                updatePrices: "1";
                /**
                 * @description What to recalculate, repeated for each: -1 discounts, -2 shipping, -3 sales tax, -4 shipping tax, -5 coupons, -6 surcharges, -7 shipping adjustments.
                 * @example [
                 *       "-1"
                 *     ]
                 */
                calculationUsageId: ("-1" | "-2" | "-3" | "-4" | "-5" | "-6" | "-7")[];
            };
            header?: never;
            path?: never;
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Redirect to `URL` or to `errorViewName`. */
            302: {
                headers: {
                    /**
                     * @description Path of this site, with the order's ID or with errorCode and errorMessageKey.
                     * @example /AjaxOrderItemDisplayView?orderId=90210001&storeId=10851&langId=-1
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    resetExchangeCurrentOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper's own cart is current. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExchangeOrderReset"];
                };
            };
            400: components["responses"]["ExchangeResetError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getUsableShippingInfo: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description Shipping methods and addresses of each line. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CartNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsableShippingInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setShippingInfo: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShippingInfoUpdate"];
            };
        };
        responses: {
            /** @description Shipping is set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartItemsChanged"];
                };
            };
            400: components["responses"]["ShippingError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getUsablePaymentInfo: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accepted card brands. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CartNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsablePaymentInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPaymentInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInstructionAddition"];
            };
        };
        responses: {
            /** @description Payment is set. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentInstructionAdded"];
                };
            };
            400: components["responses"]["PaymentInstructionError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    prepareCheckout: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutPreparation"];
            };
        };
        responses: {
            /** @description The cart is ready to order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutPrepared"];
                };
            };
            400: components["responses"]["CheckoutError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    checkout: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description The order is placed, now or by an earlier request with this ID. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutResult"];
                };
            };
            400: components["responses"]["CheckoutError"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["CartNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlacedOrder: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The x_requestId of the checkout.
                 * @example 0b9f1c1e-6c0e-4c55-9d1b-3f3a6a0d8f11
                 */
                requestId: components["schemas"]["CheckoutRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, or none so far. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CartNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    getOrder: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order.
                 * @example 90210001
                 */
                orderId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["CartNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchProductsByTerm: {
        parameters: {
            query?: {
                /**
                 * @description Facet values to filter by, repeated for each: `field:"value"`, as the `value` of a facet value gives it once decoded. Values of one facet are combined with OR, facets with AND; one color of a model must match all color facets. A numeric field takes the range `field:({low high} high)`, above low and up to high, where `*` leaves an end open. A value is its stable code or its text in any language. The fields are listed at CatalogSearchFacet.
                 * @example [
                 *       "ads_f40020_ntk_cs:\"Round\""
                 *     ]
                 */
                facet?: components["parameters"]["facet"];
                /**
                 * @description Sort order: 1 brand, 2 name, 3 price ascending, 4 price descending, 5 newest first, 6 most popular first (5 and 6 are our own choice). Default: relevance, or popularity without a search term. A model's price is that of its cheapest color.
                 * @example 3
                 */
                orderBy?: components["parameters"]["orderBy"];
                /**
                 * @description How the terms match: 0 any, 1 exact phrase, 2 all (the default); products only. The codes from 100 and from 1000 match the same way and also find SKUs, which follow their product.
                 * @example 2
                 */
                searchType?: components["parameters"]["searchType"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Only products of this category; 40001 eyeglasses, 40002 sunglasses, 40003 contact lenses.
                 * @example 40002
                 */
                categoryId?: components["parameters"]["categoryIdQuery"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Search term; `*` matches everything. A slash arrives encoded (`%2F`) and separates words.
                 * @example aviator
                 */
                searchTerm: components["parameters"]["searchTerm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of one page; an empty list when nothing matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductByPartNumber: {
        parameters: {
            query?: {
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Part number (UPC) of a product or SKU, or its descriptive name as shown on an order line.
                 * @example 8056000012345
                 */
                partNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getProductById: {
        parameters: {
            query?: {
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Catalog entry ID, usually the `parentProductID` of a SKU.
                 * @example 301100
                 */
                productId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product, or an empty list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductViewResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findProductsByTerm: {
        parameters: {
            query?: {
                /**
                 * @description Facet values to filter by, repeated for each: `field:"value"`, as the `value` of a facet value gives it once decoded. Values of one facet are combined with OR, facets with AND; one color of a model must match all color facets. A numeric field takes the range `field:({low high} high)`, above low and up to high, where `*` leaves an end open. A value is its stable code or its text in any language. The fields are listed at CatalogSearchFacet.
                 * @example [
                 *       "ads_f40020_ntk_cs:\"Round\""
                 *     ]
                 */
                facet?: components["parameters"]["facet"];
                /**
                 * @description Maximum number of values of a facet, repeated for each: `field:number`; -1 for all.
                 * @example [
                 *       "mfName_ntk_cs:-1"
                 *     ]
                 */
                facetLimit?: components["parameters"]["facetLimit"];
                /**
                 * @description Sort order: 1 brand, 2 name, 3 price ascending, 4 price descending, 5 newest first, 6 most popular first (5 and 6 are our own choice). Default: relevance, or popularity without a search term. A model's price is that of its cheapest color.
                 * @example 3
                 */
                orderBy?: components["parameters"]["orderBy"];
                /**
                 * @description Lowest selling price, in the currency of the response.
                 * @example 100
                 */
                minPrice?: components["parameters"]["minPrice"];
                /**
                 * @description Highest selling price, in the currency of the response.
                 * @example 200
                 */
                maxPrice?: components["parameters"]["maxPrice"];
                /**
                 * @description How the terms match: 0 any, 1 exact phrase, 2 all (the default); products only. The codes from 100 and from 1000 match the same way and also find SKUs, which follow their product.
                 * @example 2
                 */
                searchType?: components["parameters"]["searchType"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Only products of this category; 40001 eyeglasses, 40002 sunglasses, 40003 contact lenses.
                 * @example 40002
                 */
                categoryId?: components["parameters"]["categoryIdQuery"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Search term; `*` matches everything. A slash arrives encoded (`%2F`) and separates words.
                 * @example aviator
                 */
                searchTerm: components["parameters"]["searchTerm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of one page. When nothing matches the term, they may be those of another spelling, which the response names; or the list is empty, possibly with spelling suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findProductsByCategory: {
        parameters: {
            query?: {
                /**
                 * @description Facet values to filter by, repeated for each: `field:"value"`, as the `value` of a facet value gives it once decoded. Values of one facet are combined with OR, facets with AND; one color of a model must match all color facets. A numeric field takes the range `field:({low high} high)`, above low and up to high, where `*` leaves an end open. A value is its stable code or its text in any language. The fields are listed at CatalogSearchFacet.
                 * @example [
                 *       "ads_f40020_ntk_cs:\"Round\""
                 *     ]
                 */
                facet?: components["parameters"]["facet"];
                /**
                 * @description Maximum number of values of a facet, repeated for each: `field:number`; -1 for all.
                 * @example [
                 *       "mfName_ntk_cs:-1"
                 *     ]
                 */
                facetLimit?: components["parameters"]["facetLimit"];
                /**
                 * @description Sort order: 1 brand, 2 name, 3 price ascending, 4 price descending, 5 newest first, 6 most popular first (5 and 6 are our own choice). Default: relevance, or popularity without a search term. A model's price is that of its cheapest color.
                 * @example 3
                 */
                orderBy?: components["parameters"]["orderBy"];
                /**
                 * @description Lowest selling price, in the currency of the response.
                 * @example 100
                 */
                minPrice?: components["parameters"]["minPrice"];
                /**
                 * @description Highest selling price, in the currency of the response.
                 * @example 200
                 */
                maxPrice?: components["parameters"]["maxPrice"];
                /**
                 * @description How the terms match: 0 any, 1 exact phrase, 2 all (the default); products only. The codes from 100 and from 1000 match the same way and also find SKUs, which follow their product.
                 * @example 2
                 */
                searchType?: components["parameters"]["searchType"];
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of a category; 40001 holds eyeglasses, 40002 sunglasses and 40003 contact lenses. Below them are 40010 to 40012 and 40020 to 40022 (women, men, kids) and 40030 to 40035 (daily, two-week, monthly, toric, multifocal, color). An unknown ID is 404.
                 * @example 40001
                 */
                categoryId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products of one page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    findProductsByPartNumbers: {
        parameters: {
            query: {
                /**
                 * @description Part numbers of products or SKUs; the parameter is repeated for each.
                 * @example [
                 *       "8056000012345",
                 *       "8056000012352"
                 *     ]
                 */
                partNumber: components["schemas"]["Upc"][];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products that were found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCategoryTree: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of categories on each level, from the top, comma-separated.
                 * @example 20,20
                 */
                depthAndLimit?: string;
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Name of the subset of fields to return. For searches the store adds its own profiles, whose names end in _Tiles: a product with its colors, both with only ID, part number, name, brand, picture, prices, stock and the attributes shown on a listing tile.
                 * @example IBM_findProductByPartNumber_Details
                 */
                profileName?: components["parameters"]["profileName"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The categories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogCategoriesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    suggestKeywords: {
        parameters: {
            query?: {
                /**
                 * @description Maximum number of terms.
                 * @example 4
                 */
                limit?: number;
                /**
                 * @description Order of the terms, by popularity (count) or alphabetical (index).
                 * @example count
                 */
                termsSort?: "count" | "index";
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description What the shopper typed so far. A slash arrives encoded (`%2F`) and separates words.
                 * @example avi
                 */
                term: components["parameters"]["suggestionTerm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terms; none when nothing matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeywordSuggestionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    suggestProducts: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description How the terms match: 0 any, 1 exact phrase, 2 all (the default); products only. The codes from 100 and from 1000 match the same way and also find SKUs, which follow their product.
                 * @example 2
                 */
                searchType?: components["parameters"]["searchType"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description What the shopper typed so far. A slash arrives encoded (`%2F`) and separates words.
                 * @example avi
                 */
                term: components["parameters"]["suggestionTerm"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products; none when nothing matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSuggestionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getContactLens: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
                /**
                 * @description Catalog entry ID of the contact lens.
                 * @example 501001
                 */
                clId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact lens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactLensResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    checkAvailableFrames: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailableFramesRequest"];
            };
        };
        responses: {
            /** @description The number of frames and the page that lists them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableFramesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getCartImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description cartImage for frames, cartImageCL for contact lenses.
                 * @example cartImage
                 */
                imageKind: "cartImage" | "cartImageCL";
                /**
                 * @description Part number of the frame or contact lens.
                 * @example 8056000012345
                 */
                upc: components["schemas"]["Upc"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the picture is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartImageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getContextData: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller's context. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserContext"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createGuestIdentity: {
        parameters: {
            query?: {
                /**
                 * @description Whether the session cookies are set as well; the storefront always sets it.
                 * @example true
                 */
                updateCookies?: components["parameters"]["updateCookies"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["GuestIdentityRequest"];
            };
        };
        responses: {
            /** @description The guest's identity. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["NewSessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityTokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The commerce API failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getPersonContact: {
        parameters: {
            query?: {
                /**
                 * @description Address type to return; all when absent.
                 * @example Shipping
                 */
                addressType?: components["schemas"]["ContactAddressType"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper's contacts. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonContacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
        };
    };
    addPersonContact: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonContactAddition"];
            };
        };
        responses: {
            /** @description The address is saved. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonContactAdded"];
                };
            };
            /** @description The request does not fit the contract, or the address is rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePersonContact: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the address. It is a part of the URL, so the storefront gives its addresses names without personal data.
                 * @example office
                 */
                nickName: components["schemas"]["ContactName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonContactUpdate"];
            };
        };
        responses: {
            /** @description The address is changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonContactChanged"];
                };
            };
            /** @description The request does not fit the contract, or the address is rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The account has no address of this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePersonContact: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the address. It is a part of the URL, so the storefront gives its addresses names without personal data.
                 * @example office
                 */
                nickName: components["schemas"]["ContactName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is removed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonContactChanged"];
                };
            };
            /** @description The request does not fit the contract, or nobody is signed in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The account has no address of this name. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    registerPerson: {
        parameters: {
            query?: {
                /**
                 * @description Whether the session cookies are set as well; the storefront always sets it.
                 * @example true
                 */
                updateCookies?: components["parameters"]["updateCookies"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterPersonRequest"];
            };
        };
        responses: {
            /** @description The account is created and the shopper is signed in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["NewSessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredPerson"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPerson: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Person"];
                };
            };
            /** @description The request does not fit the contract, or nobody is signed in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query: {
                /**
                 * @description What to update; only the password reset is in use.
                 * @example resetPassword
                 */
                action: "resetPassword";
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description The code was sent, or the password changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordResetResponse"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    updatePerson: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonUpdate"];
            };
        };
        responses: {
            /** @description The account is changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorConfirmation"];
            };
        };
        responses: {
            /** @description Codes are turned on. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorTurnedOn"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorStart"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorKey"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    turnOffSecondFactor: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorEnd"];
            };
        };
        responses: {
            /** @description A sign-in needs no code any more. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    closeAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountClosing"];
            };
        };
        responses: {
            /** @description The account is closed, and the shopper is signed out. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonChanged"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getPersonData: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonData"];
                };
            };
            /** @description The request does not fit the contract, or nobody is signed in. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description A guest, or a remembered user who must sign in fully. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    oauthValidate: {
        parameters: {
            query?: {
                /**
                 * @description Whether the session cookies are set as well; the storefront always sets it.
                 * @example true
                 */
                updateCookies?: components["parameters"]["updateCookies"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OauthValidateRequest"];
            };
        };
        responses: {
            /** @description The shopper is signed in. */
            201: {
                headers: {
                    "Set-Cookie": components["headers"]["NewSessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OauthIdentity"];
                };
            };
            /** @description The request does not fit the contract, or the provider rejects the token. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The email belongs to an account with a password. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    exchangeAuthorizationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthorizationCodeExchange"];
            };
        };
        responses: {
            /** @description The token and the profile. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["IdentityNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SocialToken"];
                };
            };
            /** @description The request does not fit the contract, or the code is not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    logonAjax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LogonRequest"];
            };
        };
        responses: {
            /** @description Signed in, or why not. */
            200: {
                headers: {
                    "Set-Cookie": components["headers"]["NewSessionCookies"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogonResponse"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    logoff: {
        parameters: {
            query: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeIdQuery"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Path of this site to go to; the home page when absent or when it leads elsewhere.
                 * @example /lc-us
                 */
                URL?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; redirect. */
            302: {
                headers: {
                    /**
                     * @description Path of this site.
                     * @example /lc-us
                     */
                    Location: string;
                    "Set-Cookie": components["headers"]["SessionCookies"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    loginInsurance: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiaLoginRequest"];
            };
        };
        responses: {
            /** @description The plans, or why there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiaLoginResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    lookUpInsurance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InsuranceLookupRequest"];
            };
        };
        responses: {
            /** @description The plans, or why there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InsuranceLookupResponse"];
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getInsuranceBenefits: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiaBenefitsRequest"];
            };
        };
        responses: {
            /** @description The benefits. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiaBenefitsResponse"];
                };
            };
            400: components["responses"]["RiaBadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The benefits could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getInsuranceDiscounts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiaDiscountsRequest"];
            };
        };
        responses: {
            /** @description The discounts, or why there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RiaDiscountsResponse"];
                };
            };
            400: components["responses"]["RiaBadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["RiaPricingFailed"];
        };
    };
    priceWithBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiaPricingRequest"];
            };
        };
        responses: {
            200: components["responses"]["RiaPrices"];
            400: components["responses"]["RiaBadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["RiaPricingFailed"];
        };
    };
    estimateWithBenefits: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RiaPricingRequest"];
            };
        };
        responses: {
            200: components["responses"]["RiaPrices"];
            400: components["responses"]["RiaBadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["RiaPricingFailed"];
        };
    };
    getFrameLenses: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description Perk code of the page's address. The response has the perk when it is good for the frame. The code is also a promotion code of the cart, where the same terms apply.
                 * @example PERK15
                 */
                selectedPerkCode?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
                /**
                 * @description Catalog entry ID of the frame.
                 * @example 301122
                 */
                frameId: components["schemas"]["Identifier"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            /** @description The packages, or a status that says that there are none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FrameLenses"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    insertItemPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order line; of the frame's line when frame and lens have one each.
                 * @example 70030001
                 */
                orderItemId: components["parameters"]["lensOrderItemId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemPrescription"];
            };
        };
        responses: {
            /** @description The prescription was saved or rejected with a status. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveItemPrescriptionResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getItemPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order line; of the frame's line when frame and lens have one each.
                 * @example 70030001
                 */
                orderItemId: components["parameters"]["lensOrderItemId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prescription. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["ItemPrescriptionNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPrescriptionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadItemPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description File name from the upload response.
                 * @example 70030001_1741100000.pdf
                 */
                savedFileName: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["ItemPrescriptionNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["ItemPrescriptionFile"];
                    "image/png": components["schemas"]["ItemPrescriptionFile"];
                    "image/jpeg": components["schemas"]["ItemPrescriptionFile"];
                    "image/gif": components["schemas"]["ItemPrescriptionFile"];
                    "image/bmp": components["schemas"]["ItemPrescriptionFile"];
                    "application/octet-stream": components["schemas"]["ItemPrescriptionFile"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    uploadItemPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemPrescriptionUpload"];
            };
        };
        responses: {
            /** @description The file was saved or rejected with a message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ItemPrescriptionUploaded"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getEspot: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the espot. An unknown name is not an error; the response has no content.
                 * @example X_Insurance_Providers
                 */
                name: components["parameters"]["espotName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EspotContent"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["EspotServerError"];
        };
    };
    getProductEspot: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
                /**
                 * @description Currency of prices in the response; the store's own when absent.
                 * @example USD
                 */
                currency?: components["parameters"]["currency"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the espot. An unknown name is not an error; the response has no content.
                 * @example X_Insurance_Providers
                 */
                name: components["parameters"]["espotName"];
                /**
                 * @description Catalog entry ID of the product whose page is shown.
                 * @example 301122
                 */
                productId: components["parameters"]["espotProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["EspotContent"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["EspotServerError"];
        };
    };
    getCookieSensitiveEspot: {
        parameters: {
            query?: {
                /**
                 * @description Whether the shopper uses a vision insurance.
                 * @example false
                 */
                ria?: components["parameters"]["espotInsurance"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the espot. An unknown name is not an error; the response has no content.
                 * @example X_Insurance_Providers
                 */
                name: components["parameters"]["espotName"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CookieSensitiveEspotContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["EspotServerError"];
        };
    };
    getCookieSensitiveProductEspot: {
        parameters: {
            query?: {
                /**
                 * @description Whether the shopper uses a vision insurance.
                 * @example false
                 */
                ria?: components["parameters"]["espotInsurance"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the espot. An unknown name is not an error; the response has no content.
                 * @example X_Insurance_Providers
                 */
                name: components["parameters"]["espotName"];
                /**
                 * @description Catalog entry ID of the product whose page is shown.
                 * @example 301122
                 */
                productId: components["parameters"]["espotProductId"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CookieSensitiveEspotContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["EspotServerError"];
        };
    };
    getCookieSensitiveCategoryEspot: {
        parameters: {
            query?: {
                /**
                 * @description Whether the shopper uses a vision insurance.
                 * @example false
                 */
                ria?: components["parameters"]["espotInsurance"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
                /**
                 * @description The sales catalog; the store's own when absent.
                 * @example 10101
                 */
                catalogId?: components["parameters"]["catalogIdQuery"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name of the espot. An unknown name is not an error; the response has no content.
                 * @example X_Insurance_Providers
                 */
                name: components["parameters"]["espotName"];
                /**
                 * @description ID of the category whose page is shown.
                 * @example 20010
                 */
                categoryId: components["schemas"]["Identifier"];
            };
            cookie?: {
                /**
                 * @description The shopper's insurance record while insurance is on (002 §3): JSON text with the token of the lookup and the active plan. Without it, or with a token that has ended, prices are the ordinary ones. Never logged.
                 * @example {"token":"ria-5d0c1f4e","activePlanId":"PLAN-A1"}
                 */
                ria_1?: components["parameters"]["insuranceCookie"];
            };
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["CookieSensitiveEspotContent"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["EspotServerError"];
        };
    };
    joinEaccessSegment: {
        parameters: {
            query?: {
                /**
                 * @description Milliseconds since 1970; a cache buster.
                 * @example 1741101611000
                 */
                t?: number;
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The shopper is in the segment. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["EspotNoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EspotResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["EspotServerError"];
        };
    };
    subscribeEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SubscribeEmailRequest"];
            };
        };
        responses: {
            /** @description The result, or a command failure. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscribeEmailResult"];
                    "text/html": string;
                };
            };
            /** @description Redirect for a browser that submits the form without JavaScript. */
            302: {
                headers: {
                    /**
                     * @description Path of this site with the result in its query: `subscription=subscribed`, or the status where it is another one.
                     * @example /lc-us?subscription=subscribed#newsletter
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getGuestOrder: {
        parameters: {
            query: {
                /**
                 * @description Email of the order, in lower case.
                 * @example ana@example.com
                 */
                email: string;
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order.
                 * @example 90210001
                 */
                orderId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order with its items. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuestOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No order has this ID and this email. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getDeliveryDates: {
        parameters: {
            query: {
                /**
                 * @description Comma-separated item IDs; at most 50.
                 * @example 70030001,70030011
                 */
                orderItems: string;
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The dates by item. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDates"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getCarrierUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the item.
                 * @example 70030001
                 */
                orderItemId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The carrier's URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarrierResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description Item not found. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getOrderHistory: {
        parameters: {
            query?: {
                /**
                 * @description Page number, starting at 1.
                 * @example 1
                 */
                pageNumber?: components["parameters"]["pageNumber"];
                /**
                 * @description Items per page.
                 * @example 24
                 */
                pageSize?: components["parameters"]["pageSize"];
                /**
                 * @description Format of the response; JSON is the only one in use.
                 * @example json
                 */
                responseFormat?: components["parameters"]["responseFormat"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders of the page. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order.
                 * @example 90210001
                 */
                orderId: components["parameters"]["PlacedOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            /** @description The order is canceled, now or by an earlier request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CanceledOrder"];
                };
            };
            /** @description The request does not fit the contract, or the order cannot be canceled any more. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PlacedOrderNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    createReturn: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order.
                 * @example 90210001
                 */
                orderId: components["parameters"]["PlacedOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReturnRequest"];
            };
        };
        responses: {
            /** @description The return is requested, now or by an earlier request with this ID. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderReturn"];
                };
            };
            /** @description The request does not fit the contract, or a line cannot be returned. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["PlacedOrderNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    reorderItems: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order.
                 * @example 90210001
                 */
                orderId: components["parameters"]["PlacedOrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderRequest"];
            };
        };
        responses: {
            /** @description The lines that are in the cart now, and those that could not be added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReorderResult"];
                };
            };
            /** @description The request does not fit the contract, or the cart cannot be changed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PlacedOrderNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards, and which one is the default. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PaymentsForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addPayment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPaymentRequest"];
            };
        };
        responses: {
            /** @description The card is saved, or was rejected by the processor. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddPaymentResult"];
                };
            };
            /** @description The request does not fit the contract, or the commerce API rejects its content. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PaymentsForbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    deletePayment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Place of the card in the list, counted from 0; places change when a card is removed.
                 * @example 1
                 */
                index: components["parameters"]["paymentIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is removed when the decision is ACCEPT. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PaymentsForbidden"];
            404: components["responses"]["PaymentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    setDefaultPayment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Place of the card in the list, counted from 0; places change when a card is removed.
                 * @example 1
                 */
                index: components["parameters"]["paymentIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The card is the default when the decision is ACCEPT. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentChanged"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PaymentsForbidden"];
            404: components["responses"]["PaymentNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createCaptchaToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token for recaptchaResponse. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaptchaToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrescriptionSetup: {
        parameters: {
            query?: {
                /**
                 * @description The `encOrderMemberId` that the page was opened with.
                 * @example 3f6c1b0e-5a7d-4b52-9c1e-8d20f4a6b7c9
                 */
                id?: components["schemas"]["PrescriptionOrderLink"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the order; `@self` for the order of `id`, or else the shopper's current one (own).
                 * @example 90210001
                 */
                orderId: components["schemas"]["PrescriptionOrderReference"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items, or why there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionSetupResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    searchDoctors: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Name, state and city joined by `!`, or the digits of a phone number.
                 * @example Okafor!OH!Mason
                 */
                query: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctors, or that the search failed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The search failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    uploadPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrescriptionUpload"];
            };
        };
        responses: {
            /** @description The file was saved or rejected with a message. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionUploadResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    submitPrescription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrescriptionSubmission"];
            };
        };
        responses: {
            /** @description The prescription was saved or rejected. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionSubmitResponse"];
                };
            };
            400: components["responses"]["PrescriptionBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    downloadPrescription: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Owner of the file.
                 * @example 510044
                 */
                userId: components["schemas"]["PrescriptionUserId"];
                /**
                 * @description File name from the upload response.
                 * @example 70030001_1741100000.pdf
                 */
                fileName: components["parameters"]["prescriptionFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": components["schemas"]["PrescriptionFileBytes"];
                    "image/png": components["schemas"]["PrescriptionFileBytes"];
                    "image/jpeg": components["schemas"]["PrescriptionFileBytes"];
                    "image/gif": components["schemas"]["PrescriptionFileBytes"];
                    "image/bmp": components["schemas"]["PrescriptionFileBytes"];
                    "application/octet-stream": components["schemas"]["PrescriptionFileBytes"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["PrescriptionFileNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getPrescriptionFile: {
        parameters: {
            query?: {
                /**
                 * @description Cache buster; empty, or milliseconds since 1970.
                 * @example
                 */
                nocache?: components["parameters"]["nocache"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description File name from the upload response.
                 * @example 70030001_1741100000.pdf
                 */
                fileName: components["parameters"]["prescriptionFileName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrescriptionFileResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["PrescriptionFileNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listAccountPrescriptions: {
        parameters: {
            query?: {
                /**
                 * @description Cache buster; empty, or milliseconds since 1970.
                 * @example
                 */
                nocache?: components["parameters"]["nocache"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The prescriptions, newest first. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPrescriptionsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createAccountPrescription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPrescription"];
            };
        };
        responses: {
            200: components["responses"]["AccountPrescriptionSaved"];
            400: components["responses"]["PrescriptionBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    updateAccountPrescription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description ID of the saved prescription.
                 * @example 33001
                 */
                prescriptionId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountPrescription"];
            };
        };
        responses: {
            200: components["responses"]["AccountPrescriptionSaved"];
            400: components["responses"]["PrescriptionBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["PrescriptionForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    findStores: {
        parameters: {
            query: {
                /**
                 * @description Stores per page.
                 * @example 10
                 */
                pageSize: number;
                /**
                 * @description Stores to skip; grows by pageSize with each "see more".
                 * @example 0
                 */
                offset: number;
                /**
                 * @description Only stores that fit audio glasses; false when absent.
                 * @example false
                 */
                isNuance?: boolean;
                /**
                 * @description Language of the text in the response. The locator does not know -50; Spanish is sent as -1.
                 * @example -1
                 */
                langId: "-1" | "-24" | "-25";
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Latitude in degrees, north positive.
                 * @example 39.3601
                 */
                lat: number;
                /**
                 * @description Longitude in degrees, east positive.
                 * @example -84.3099
                 */
                lng: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoreSearch"];
            };
        };
        responses: {
            /** @description The stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreSearchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The store locator failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getStore: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number of the physical store (`storeName` of PhysicalStore).
                 * @example 0279
                 */
                storeName: components["parameters"]["storeName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhysicalStore"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["StoreNotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addFavouriteStore: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FavoriteStoreRequest"];
            };
        };
        responses: {
            /** @description The store is a favorite of this user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteStoreResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["StoreNotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["FavoriteStoreFailed"];
        };
    };
    removeFavouriteStore: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The store's uniqueID.
                 * @example 12542
                 */
                id: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The store is not a favorite of this user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteStoreResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["StoreNotFound"];
            500: components["responses"]["FavoriteStoreFailed"];
        };
    };
    getStoreDoctors: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number of the physical store (`storeName` of PhysicalStore).
                 * @example 0279
                 */
                storeName: components["parameters"]["storeName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The doctors; empty lists when the store has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreDoctorsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["StoreNotFound"];
            /** @description The doctors could not be loaded. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    getDoctorPractice: {
        parameters: {
            query?: {
                /**
                 * @description The retailer's brand; LC is the only one in use.
                 * @example LC
                 */
                brandCode?: "LC";
            };
            header?: never;
            path: {
                /**
                 * @description Number of the physical store (`storeName` of PhysicalStore).
                 * @example 0279
                 */
                storeName: components["parameters"]["storeName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The practice. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DoctorPractice"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["StoreNotFound"];
            /** @description The practice could not be loaded. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    findExamSlots: {
        parameters: {
            query: {
                /**
                 * @description First day.
                 * @example 2026-03-09
                 */
                from: string;
                /**
                 * @description Last day; at most 31 days after the first.
                 * @example 2026-03-15
                 */
                to: string;
                /**
                 * @description Exam service; any when absent.
                 * @example COMPREHENSIVE
                 */
                serviceId?: components["schemas"]["Identifier"];
                /**
                 * @description Only slots of this doctor; of any doctor when absent.
                 * @example 88071
                 */
                doctorId?: components["schemas"]["Identifier"];
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number of the physical store (`storeName` of PhysicalStore).
                 * @example 0279
                 */
                storeName: components["parameters"]["storeName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The available slots, earliest first; none in the past by the clock of the store's time zone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamSlots"];
                };
            };
            /** @description The days are not valid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExamsUnavailable"];
            500: components["responses"]["ServerError"];
        };
    };
    bookExam: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number of the physical store (`storeName` of PhysicalStore).
                 * @example 0279
                 */
                storeName: components["parameters"]["storeName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExamBooking"];
            };
        };
        responses: {
            /** @description The exam is booked. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamConfirmation"];
                };
            };
            /** @description The booking does not fit the contract, or its content is rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["ExamsUnavailable"];
            /** @description The slot is no longer available. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            500: components["responses"]["ServerError"];
        };
    };
    getExamConfirmation: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number from the booking response.
                 * @example EX7K2M9QPT4W
                 */
                confirmationNumber: components["schemas"]["ExamConfirmationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booked exam. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamConfirmation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No exam has this number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    cancelExam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description Number from the booking response.
                 * @example EX7K2M9QPT4W
                 */
                confirmationNumber: components["schemas"]["ExamConfirmationNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The exam is canceled. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamCancellation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            /** @description No exam has this number. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    getExamRequest: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The requestId of the booking.
                 * @example 5d0c54de-0d1d-4a5e-9f6b-2f1d4b6f7a10
                 */
                requestId: components["schemas"]["ExamRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The booked exam, or none so far. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExamRequestOutcome"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
        };
    };
    listSavedItems: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The saved items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItems"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["WishlistLoadError"];
        };
    };
    addSavedItems: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddSavedItemsRequest"];
            };
        };
        responses: {
            /** @description The whole list after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItems"];
                };
            };
            /** @description The request does not fit the contract, needs a user, or exceeds the list's limit. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description Unknown catalog entry. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description The commerce API failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    removeSavedItem: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
                /**
                 * @description Catalog entry ID of the saved frame.
                 * @example 301122
                 */
                catEntryId: components["schemas"]["Identifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Number of remaining items. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItemRemoval"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The item is not saved. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
            /** @description The commerce API failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorResponse"];
                };
            };
        };
    };
    countSavedItems: {
        parameters: {
            query?: {
                /**
                 * @description Language of the text in the response; the store's default when absent.
                 * @example -1
                 */
                langId?: components["parameters"]["langId"];
            };
            header?: never;
            path: {
                /**
                 * @description The store, 10851 in the US and 10852 in Canada.
                 * @example 10851
                 */
                storeId: components["parameters"]["storeId"];
                /**
                 * @description The sales catalog, 10101 in the US and 10102 in Canada.
                 * @example 10101
                 */
                catalogId: components["parameters"]["catalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count and the catalog entry IDs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedItemCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["WishlistLoadError"];
        };
    };
}
