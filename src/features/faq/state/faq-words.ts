import type { DisplayLanguage } from '@/domain/locale/locales';

/** Words that any question can have. */
export const STOP_WORDS: Readonly<Record<DisplayLanguage, string>> = {
  en:
    'a about accept accepted accepts after am an and any are as at be been but by can could d did do does doing for from get give go had has have ' +
    'how i if in into is it its just ll m may me my of on or our please s should so some t that the their there this to ' +
    'up us use want was we what when where which who why will with work would you your',
  es:
    'a acepta aceptan al algo como con cual cuando cuanto cuanta cuantos de del donde el ella en es esta estan este esto hacen hacer hago hay la las ' +
    'le les lo los me mi mis muy ni no o para pero por porque puede pueden puedo que quien quiero se si sin sobre son su sus te tengo ' +
    'tienen tu un una uno unos y ya yo',
  fr:
    'a ai aller as au aucun aux avec avez avoir c ce cela ces cet cette comment d dans de des dois du elle en est et etre eu faire ' +
    'fait faut il ils j je l la le les leur lui m ma mais me mes moi mon n ne nos notre nous on ou par pas peut peux plus pour pouvez ' +
    'puis qu quand que quel quelle quelles quels qui quoi s sa se ses si son sont suis sur t te un une veux vos votre vous y',
};

/** Synonyms for the words of the questions: asking for a package finds an order. */
export const OTHER_WORDS: Readonly<Record<DisplayLanguage, Readonly<Record<string, string>>>> = {
  en: {
    order: 'package parcel',
    track: 'package parcel tracking',
    sign: 'login log',
    cannot: 'cant',
    forgot: 'reset',
    close: 'delete remove',
    leave: 'unsubscribe',
    reach: 'phone telephone talk speak',
    person: 'phone telephone human someone',
    promotion: 'promo coupon discount voucher',
    refund: 'money',
    broken: 'damaged defective scratched wrong incorrect',
    long: 'time',
    old: 'expired outdated',
    deliver: 'shipping ship',
    cost: 'price fee much free',
    exam: 'appointment dilate dilation',
    installments: 'klarna affirm afterpay',
    return: 'policy exchange',
    near: 'nearby closest hours',
    where: 'lost missing stolen',
    pay: 'paypal venmo hsa fsa wallet',
    insurance: 'medicare medicaid vsp aarp hmo ppo',
    email: 'invoice receipt',
    book: 'walk',
    picture: 'photo selfie',
    fits: 'size big small tight loose',
  },
  es: {
    pedido: 'orden compra paquete',
    sesion: 'entrar acceder ingresar',
    promocional: 'cupon descuento',
    reembolso: 'dinero devuelven',
    roto: 'danado rayado quebrado',
    devuelvo: 'devolver devolucion regresar',
    devolver: 'devolucion regresar',
    antigua: 'vencida caducada expirada',
    cuesta: 'costo precio vale gratis',
    como: 'metodo forma modo',
    pagar: 'pago paypal',
    cobra: 'cobraron cobro cargo',
    seguro: 'medicaid medicare',
    imagen: 'foto selfie',
    cerca: 'horario',
    sph: 'leo leer entiendo',
    plazos: 'cuotas',
    tarda: 'tiempo',
    queda: 'talla tamano grandes chicos apretados',
    hablo: 'telefono hablar llamar',
    persona: 'telefono',
    donde: 'rastrear rastreo seguimiento perdio perdido',
    cierro: 'eliminar borrar cerrar',
    correo: 'email factura recibo',
    examen: 'cita dilatan dilatar',
    entregas: 'envian',
  },
  fr: {
    commande: 'colis paquet',
    session: 'connecter connexion',
    promotionnel: 'promo rabais coupon',
    rembourse: 'argent remboursement',
    brise: 'casse abime endommage',
    ancienne: 'expire perime',
    coute: 'frais prix cout gratuit',
    payer: 'paiement mode moyen paypal',
    debitee: 'facture debit',
    assurance: 'ramq medicare',
    image: 'photo egoportrait',
    pres: 'heures horaire',
    temps: 'delai',
    versements: 'fois',
    fermer: 'supprimer effacer',
    retourner: 'retour echange echanger',
    va: 'taille grandeur grandes petites serrees',
    joindre: 'telephone parler appeler',
    personne: 'telephone quelqu',
    annuler: 'annulation',
    courriel: 'email facture recu',
    examen: 'rendez dilatation',
    ou: 'suivre suivi reperage perdu',
  },
};
