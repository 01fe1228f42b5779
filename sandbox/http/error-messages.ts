import type { LanguageId } from '@/domain/locale/locales';

type Messages = Readonly<Record<string, string>>;

/** Translations of the error messages that shoppers can see, by the English message. */
const spanish: Messages = {
  'Choose a payment method.': 'Elige una forma de pago.',
  'Choose an address and a shipping method.': 'Elige una dirección y un método de envío.',
  'Please confirm again that you are no robot.': 'Confirma de nuevo que no eres un robot.',
  'Sign in to save an address.': 'Inicia sesión para guardar una dirección.',
  'Sign in to see your account.': 'Inicia sesión para ver tu cuenta.',
  'Sign in to see your saved cards.': 'Inicia sesión para ver tus tarjetas guardadas.',
  'Sign in to see your saved prescriptions.': 'Inicia sesión para ver tus recetas guardadas.',
  'An address with this name already exists.': 'Ya existe una dirección con este nombre.',
  'The card was not accepted.': 'No se aceptó la tarjeta.',
  'The payment could not be processed.': 'No se pudo procesar el pago.',
  'The payment is being reviewed.': 'El pago está en revisión.',
  'The payment was declined.': 'El pago fue rechazado.',
  'The total of your order has changed.': 'El total de tu pedido cambió.',
  'This address is no longer saved.': 'Esta dirección ya no está guardada.',
  'This card is no longer saved.': 'Esta tarjeta ya no está guardada.',
  'This order is already placed.': 'Este pedido ya está hecho.',
  'This prescription belongs to someone else.': 'Esta receta es de otra persona.',
  'This shipping method does not reach the address.': 'Este método de envío no llega a la dirección.',
  'We cannot ship to this address.': 'No podemos hacer envíos a esta dirección.',
  'Your cart is empty.': 'Tu carrito está vacío.',
  'Your order has changed.': 'Tu pedido cambió.',
  'This exam was not found.': 'No encontramos este examen.',
  'This store takes no bookings.': 'Esta tienda no acepta citas.',
  'This store was not found.': 'No encontramos esta tienda.',
  'This time is no longer free.': 'Esta hora ya no está libre.',
  'Your favourite stores could not be changed.': 'No se pudieron cambiar tus tiendas favoritas.',
  'This frame is not in your wishlist.': 'Esta montura no está en tu lista de favoritos.',
  'This item cannot be ordered.': 'Este artículo no se puede pedir.',
  'This item is out of stock.': 'Este artículo está agotado.',
  'This product is no longer in our catalogue.': 'Este producto ya no está en nuestro catálogo.',
  'One or more items are no longer available.': 'Uno o más artículos ya no están disponibles.',
  'The promotion code is not valid.': 'El código promocional no es válido.',
  'The system has encountered a problem.': 'El sistema tuvo un problema.',
  'You cannot add more of this item.': 'No puedes agregar más unidades de este artículo.',
  'You can have 10 of this item at most.': 'Puedes llevar como máximo 10 unidades de este artículo.',
  'Your cart is locked by our customer service.': 'Nuestro servicio al cliente bloqueó tu carrito.',
  'Your insurance prices have to be confirmed.': 'Hay que confirmar los precios con tu seguro.',
  'Your session has expired.': 'Tu sesión caducó.',
  'Your wishlist could not be changed.': 'No se pudo cambiar tu lista de favoritos.',
  'Your wishlist could not be loaded.': 'No se pudo cargar tu lista de favoritos.',
  'Your wishlist is full. Remove a frame to save another one.':
    'Tu lista de favoritos está llena. Quita una montura para guardar otra.',
};

const french: Messages = {
  'Choose a payment method.': 'Choisissez un mode de paiement.',
  'Choose an address and a shipping method.': 'Choisissez une adresse et un mode de livraison.',
  'Please confirm again that you are no robot.': 'Confirmez de nouveau que vous n’êtes pas un robot.',
  'Sign in to save an address.': 'Ouvrez une session pour enregistrer une adresse.',
  'Sign in to see your account.': 'Ouvrez une session pour voir votre compte.',
  'Sign in to see your saved cards.': 'Ouvrez une session pour voir vos cartes enregistrées.',
  'Sign in to see your saved prescriptions.': 'Ouvrez une session pour voir vos ordonnances enregistrées.',
  'An address with this name already exists.': 'Une adresse porte déjà ce nom.',
  'The card was not accepted.': 'La carte n’a pas été acceptée.',
  'The payment could not be processed.': 'Le paiement n’a pas pu être traité.',
  'The payment is being reviewed.': 'Le paiement est en cours de vérification.',
  'The payment was declined.': 'Le paiement a été refusé.',
  'The total of your order has changed.': 'Le total de votre commande a changé.',
  'This address is no longer saved.': 'Cette adresse n’est plus enregistrée.',
  'This card is no longer saved.': 'Cette carte n’est plus enregistrée.',
  'This order is already placed.': 'Cette commande est déjà passée.',
  'This prescription belongs to someone else.': 'Cette ordonnance appartient à une autre personne.',
  'This shipping method does not reach the address.': 'Ce mode de livraison ne dessert pas l’adresse.',
  'We cannot ship to this address.': 'Nous ne pouvons pas livrer à cette adresse.',
  'Your cart is empty.': 'Votre panier est vide.',
  'Your order has changed.': 'Votre commande a changé.',
  'This exam was not found.': 'Cet examen est introuvable.',
  'This store takes no bookings.': 'Ce magasin n’accepte pas de rendez-vous.',
  'This store was not found.': 'Ce magasin est introuvable.',
  'This time is no longer free.': 'Cette heure n’est plus libre.',
  'Your favourite stores could not be changed.': 'Vos magasins favoris n’ont pas pu être modifiés.',
  'This frame is not in your wishlist.': 'Cette monture n’est pas dans votre liste de favoris.',
  'This item cannot be ordered.': 'Cet article ne peut pas être commandé.',
  'This item is out of stock.': 'Cet article est en rupture de stock.',
  'This product is no longer in our catalogue.': 'Ce produit n’est plus dans notre catalogue.',
  'One or more items are no longer available.': 'Au moins un article n’est plus offert.',
  'The promotion code is not valid.': 'Le code promotionnel n’est pas valide.',
  'The system has encountered a problem.': 'Le système a éprouvé un problème.',
  'You cannot add more of this item.': 'Vous ne pouvez pas ajouter cet article de nouveau.',
  'You can have 10 of this item at most.': 'Vous pouvez commander cet article 10\u00a0fois au plus.',
  'Your cart is locked by our customer service.': 'Votre panier est bloqué par notre service à la clientèle.',
  'Your insurance prices have to be confirmed.': 'Vos prix avec l’assurance doivent être confirmés.',
  'Your session has expired.': 'Votre session a expiré.',
  'Your wishlist could not be changed.': 'Votre liste de favoris n’a pas pu être modifiée.',
  'Your wishlist could not be loaded.': 'Votre liste de favoris n’a pas pu être chargée.',
  'Your wishlist is full. Remove a frame to save another one.':
    'Votre liste de favoris est pleine. Retirez une monture pour en enregistrer une autre.',
};

const messagesByLanguage: Partial<Record<LanguageId, Messages>> = { '-50': spanish, '-25': french };

export interface ErrorResponseContext {
  /** Servlet commands return errors with HTTP 200. */
  isCommand: boolean;
  /** The `langId` of the request. */
  langId: unknown;
}

/**
 * Translates the message of an error response into the language of the request. Other responses are returned as they
 * are. Messages that shoppers never see stay English.
 */
export async function localizeErrorResponse(
  response: Response,
  { isCommand, langId }: ErrorResponseContext,
): Promise<Response> {
  const messages = messagesByLanguage[String(langId) as LanguageId];
  const mayBeError = response.status >= 400 || (isCommand && response.status === 200);
  if (!messages || !mayBeError) return response;
  const text = (await response.text()).replace(
    /("errorMessage":\s*)"([^"\\]*)"/g,
    (match, field: string, message: string) =>
      messages[message] === undefined ? match : `${field}${JSON.stringify(messages[message])}`,
  );
  const headers = new Headers(response.headers);
  // It is the length of the English body and would cut off the translated one.
  headers.delete('content-length');
  return new Response(text, { status: response.status, headers });
}
