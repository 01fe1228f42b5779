import { expect, it } from 'vitest';
import type { DisplayLanguage } from '@/domain/locale/locales';
import { contentFacts } from '@/lib/content/content-facts';
import { siteByLocale } from '@/lib/site/site';
import { faqEntries as englishEntries } from '../content/en';
import { faqEntries as spanishEntries } from '../content/es';
import { faqEntries as frenchEntries } from '../content/fr';
import { searchEntries } from './search-entries';
import { PHRASES } from './search-phrases';

const entriesOf = {
  en: englishEntries(contentFacts(siteByLocale('lc-us'))),
  es: spanishEntries(contentFacts(siteByLocale('es-us'))),
  fr: frenchEntries(contentFacts(siteByLocale('fr-ca'))),
};

/** Typical searches, and the entry that must be first; "/" joins several acceptable ones. */
const QUERIES: Record<DisplayLanguage, string> = {
  en: `
    how to cancel my order: cancel-order
    cancel order: cancel-order
    can i change my order: cancel-order
    can I return my glasses: how-to-return/return-period/refund
    how do i return: how-to-return
    how long do I have to return: return-period
    return policy: return-period/how-to-return
    when do i get my refund: refund
    money back: refund
    returning contact lenses: return-contact-lenses
    my glasses arrived broken: wrong-or-damaged
    wrong item: wrong-or-damaged
    damaged frame: wrong-or-damaged
    forgot my password: forgot
    forgotten pasword: forgot
    reset password: forgot
    cant sign in: locked-out
    cannot log in: locked-out
    how to change my email address: change-account
    delete my account: close-account
    do i need an account: need-account
    unsubscribe newsletter: newsletter-emails
    talk to a person: reach-you
    phone number: reach-you
    where is my order: track-order
    track my package: track-order
    tracking number: track-order
    how long does shipping take: delivery-time
    delivery time: delivery-time
    how much is shipping: shipping-cost
    free shipping: shipping-cost
    do you ship to canada: delivery-area
    i did not get a confirmation email: no-confirmation
    order the same glasses again: reorder
    payment methods: payment-methods
    can I pay in installments: installments
    klarna: installments/payment-methods
    promo code: promotion-code
    discount code not working: promotion-code
    sales tax: tax
    do you take vision insurance: insurance
    eyemed not found: insurance-not-found/insurance
    when will my card be charged: when-charged
    how to upload my prescription: send-prescription/upload-limits/add-prescription-later
    what is pd: pd
    pupilary distance: pd
    what does sph mean: read-prescription
    expired prescription: old-prescription
    call my doctor: doctor-call
    book an eye exam: book-exam
    cost of eye exam: exam-price
    cancel my eye exam: exam-change
    how often eye exam: exam-frequency
    store near me: find-store
    blue light: coatings
    progressive lenses: lens-types
    what size frame: frame-size
    try on at home: try-on
    protection plan: protection-plan
    how many boxes of contacts: contact-lens-boxes
    do you accept paypal: payment-methods
    fsa accepted: payment-methods
    can i use my hsa card: payment-methods
    lost package: track-order
    glasses too big: frame-size
    medicare: insurance
    invoice: no-confirmation
    walk in eye exam: book-exam
    is my photo saved: camera-pictures/send-prescription
    gift card: payment-methods
    do you sell gift cards: payment-methods
    what time do you close: find-store
    are you open on sunday: find-store
    what are your hours: find-store
    when do you open: find-store
    how do I read my prescription: read-prescription
    what do the numbers on my prescription mean: read-prescription
    can you fix my glasses: in-store
    repair: in-store
    warranty: protection-plan
    lost my glasses: protection-plan
    what if I don't like them: how-to-return
    exchange for a different color: how-to-return
    who pays return shipping: how-to-return
    how long does a refund take: refund
    can I order contacts without prescription: contact-lens-prescription
    is it safe to use my card here: payment-methods
    apple pay: payment-methods
    can I use two insurance plans: insurance
    out of network claim: insurance
    change shipping address: change-account/cancel-order
    package says delivered but not here: track-order
    missing item: wrong-or-damaged
    still processing: order-status
    same day glasses: speedy
    how fast can I get glasses: delivery-time
    transition lenses: coatings
    reschedule appointment: exam-change
    verification code not arriving: forgot
    customer service: reach-you
    complaint: reach-you
  `,
  es: `
    cómo cancelar mi pedido: cancel-order
    cancelar pedido: cancel-order
    cancelar orden: cancel-order
    puedo devolver mis lentes: return-contact-lenses/how-to-return/return-period
    cómo devuelvo: how-to-return
    devoluciones: return-period/how-to-return/refund
    cuánto tiempo tengo para devolver: return-period
    reembolso: refund
    cuándo me devuelven el dinero: refund
    llegó roto: wrong-or-damaged
    lentes dañados: wrong-or-damaged
    me olvidé de la contraseña: forgot
    olvide mi contrasena: forgot
    contraceña: forgot/change-account
    no puedo entrar a mi cuenta: locked-out
    cambiar mi correo: change-account
    cambiar dirección: change-account
    cerrar mi cuenta: close-account
    necesito una cuenta: need-account
    boletín: newsletter-emails
    hablar con una persona: reach-you
    teléfono: reach-you
    dónde está mi pedido: track-order
    rastrear mi pedido: track-order
    rastrear paquete: track-order
    cuánto tarda el envío: delivery-time/shipping-cost
    tiempo de entrega: delivery-time
    costo de envío: shipping-cost
    envío gratis: shipping-cost
    envían a canadá: delivery-area
    no recibí el correo de confirmación: no-confirmation
    volver a pedir: reorder
    métodos de pago: payment-methods
    cómo pagar: payment-methods
    pagar a plazos: installments
    código de descuento: promotion-code
    cupón: promotion-code
    impuestos: tax
    seguro de la vista: insurance
    no encuentran mi seguro: insurance-not-found
    subir mi receta: upload-limits/send-prescription/add-prescription-later
    distancia pupilar: pd
    qué significa sph: read-prescription
    receta vencida: old-prescription
    llamar a mi doctor: doctor-call
    reservar examen de la vista: book-exam
    cuánto cuesta el examen: exam-price
    cancelar examen: exam-change
    tienda cerca de mí: find-store
    luz azul: coatings
    progresivos: lens-types
    talla de montura: frame-size
    cuántas cajas: contact-lens-boxes
    aceptan paypal: payment-methods
    aceptan medicaid: insurance
    cómo leo mi receta: read-prescription
    me cobraron dos veces: when-charged
    se perdió mi paquete: track-order
    factura: no-confirmation
    guardan mi foto: camera-pictures
    tarjeta de regalo: payment-methods
    a qué hora cierran: find-store
    abren los domingos: find-store
    están abiertos hoy: find-store
    qué significan los números de mi receta: read-prescription
    arreglan lentes: in-store
    garantía: protection-plan
    perdí mis lentes: protection-plan
    cambiar por otro color: how-to-return
    quién paga el envío de la devolución: how-to-return
    cuánto cuesta la devolución: how-to-return
    lentes de contacto sin receta: contact-lens-prescription
    es seguro pagar con tarjeta: payment-methods
    pagar en efectivo: payment-methods
    seguro y cupón: insurance/promotion-code
    dice entregado pero no llegó: track-order
    me falta un artículo: wrong-or-damaged
    receta equivocada: wrong-or-damaged
    me mareo con los lentes nuevos: wrong-or-damaged
    lentes el mismo día: speedy
    código no llega: forgot
    atención al cliente: reach-you
    queja: reach-you
  `,
  fr: `
    comment annuler ma commande: cancel-order
    annulation commande: cancel-order
    modifier ma commande: cancel-order
    puis-je retourner mes lunettes: how-to-return/return-period/return-contact-lenses
    retourner un article: how-to-return/return-period
    retours: how-to-return/return-period/refund
    délai de retour: return-period
    remboursement: refund
    quand serai-je remboursé: refund
    article brisé: wrong-or-damaged
    lunettes cassées: wrong-or-damaged
    mot de passe oublié: forgot
    j'ai oublié mon mot de passe: forgot
    oublier mot de pase: forgot
    je ne peux pas me connecter: locked-out
    changer mon courriel: change-account
    changer d'adresse: change-account
    fermer mon compte: close-account
    supprimer mon compte: close-account
    ai-je besoin d'un compte: need-account
    infolettre: newsletter-emails
    parler à quelqu'un: reach-you
    numéro de téléphone: reach-you
    où est ma commande: track-order
    suivre ma commande: track-order
    suivi de colis: track-order
    délai de livraison: delivery-time
    combien de temps livraison: delivery-time
    frais de livraison: shipping-cost
    coût de la livraison: shipping-cost
    livraison gratuite: shipping-cost
    livrez-vous aux états-unis: delivery-area
    pas reçu de confirmation: no-confirmation
    commander de nouveau: reorder
    modes de paiement: payment-methods
    comment payer: payment-methods
    payer en plusieurs fois: installments
    code promo: promotion-code
    code de rabais: promotion-code
    taxes: tax
    assurance vue: insurance
    mon assurance est introuvable: insurance-not-found
    téléverser mon ordonnance: upload-limits/send-prescription
    envoyer mon ordonnance: send-prescription/add-prescription-later
    écart pupillaire: pd
    que veut dire sph: read-prescription
    ordonnance expirée: old-prescription
    appeler mon optométriste: doctor-call
    réserver un examen de la vue: book-exam
    prix d'un examen: exam-price
    annuler mon examen: exam-change
    magasin près de chez moi: find-store
    lumière bleue: coatings
    verres progressifs: lens-types
    taille de monture: frame-size
    combien de boîtes: contact-lens-boxes
    acceptez-vous paypal: payment-methods
    ramq: insurance
    colis perdu: track-order
    échange: return-period/how-to-return
    trop grandes: frame-size
    on m'a facturé deux fois: when-charged
    gardez-vous ma photo: camera-pictures
    carte-cadeau: payment-methods
    à quelle heure fermez-vous: find-store
    heures d'ouverture: find-store
    êtes-vous ouverts le dimanche: find-store
    que signifient les chiffres de mon ordonnance: read-prescription
    réparer mes lunettes: in-store
    garantie: protection-plan
    j'ai perdu mes lunettes: protection-plan
    changer de couleur: how-to-return
    qui paie le retour: how-to-return
    verres de contact sans ordonnance: contact-lens-prescription
    paiement sécurisé: payment-methods
    virement interac: payment-methods
    ma commande est en retard: track-order
    colis livré mais pas reçu: track-order
    article manquant: wrong-or-damaged
    mauvaise ordonnance: wrong-or-damaged
    je vois mal avec mes lunettes: wrong-or-damaged
    lunettes le jour même: speedy
    code pas reçu: forgot
    service à la clientèle: reach-you
    plainte: reach-you
  `,
};

const rows = Object.entries(QUERIES).flatMap(([language, text]) =>
  text
    .trim()
    .split('\n')
    .map((line): [DisplayLanguage, string, string] => {
      const [query = '', expected = ''] = line.trim().split(': ');
      return [language as DisplayLanguage, query, expected];
    }),
);

it.each(rows)('%s: “%s” is answered by %s', (language, query, expected) => {
  const [first] = searchEntries(entriesOf[language], query, language);
  expect(expected.split('/')).toContain(first?.key);
});

it('knows the entries of all phrases', () => {
  for (const [language, entries] of Object.entries(entriesOf)) {
    const keys = entries.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(Object.keys(PHRASES[language as DisplayLanguage])));
  }
});
