interface ClaimFormMessages {
  language: 'en' | 'es' | 'fr';
  title: (provider: string) => string;
  intro: string;
  member: string;
  name: string;
  birthDate: string;
  memberId: string;
  planId: string;
  address: string;
  purchase: string;
  seller: string;
  date: string;
  frame: string;
  lenses: string;
  contactLenses: string;
  exam: string;
  signature: string;
  signed: string;
  print: string;
  unknown: string;
}

const TEXTS: Record<'en' | 'es' | 'fr', ClaimFormMessages> = {
  en: {
    language: 'en',
    title: (provider) => `${provider} reimbursement claim form`,
    intro:
      'A sample form of the sandbox. Fill it in here or on paper, print it or save it as a PDF, and send it with the itemized receipt. Nothing that you type is sent or stored.',
    member: 'Member',
    name: 'Full name',
    birthDate: 'Date of birth',
    memberId: 'Member ID',
    planId: 'Plan or group ID',
    address: 'Address',
    purchase: 'Purchase',
    seller: 'Seller',
    date: 'Date of purchase',
    frame: 'Frame, amount paid',
    lenses: 'Lenses, amount paid',
    contactLenses: 'Contact lenses, amount paid',
    exam: 'Eye exam, amount paid',
    signature: 'Signature',
    signed: 'Date',
    print: 'Print or save as PDF',
    unknown: 'No provider with a claim form has this address.',
  },
  es: {
    language: 'es',
    title: (provider) => `${provider}: formulario de reembolso`,
    intro:
      'Un formulario de muestra del entorno de prueba. Complétalo aquí o en papel, imprímelo o guárdalo como PDF y envíalo con el recibo detallado. Nada de lo que escribas se envía ni se guarda.',
    member: 'Miembro',
    name: 'Nombre completo',
    birthDate: 'Fecha de nacimiento',
    memberId: 'ID de miembro',
    planId: 'ID del plan o grupo',
    address: 'Dirección',
    purchase: 'Compra',
    seller: 'Vendedor',
    date: 'Fecha de compra',
    frame: 'Montura, importe pagado',
    lenses: 'Lentes, importe pagado',
    contactLenses: 'Lentes de contacto, importe pagado',
    exam: 'Examen de la vista, importe pagado',
    signature: 'Firma',
    signed: 'Fecha',
    print: 'Imprimir o guardar como PDF',
    unknown: 'Ningún seguro con formulario de reembolso tiene esta dirección.',
  },
  fr: {
    language: 'fr',
    title: (provider) => `${provider}\u00a0: formulaire de remboursement`,
    intro:
      'Un formulaire d’essai. Remplissez-le ici ou sur papier, imprimez-le ou enregistrez-le en PDF, puis envoyez-le avec le reçu détaillé. Rien de ce que vous écrivez n’est envoyé ni conservé.',
    member: 'Membre',
    name: 'Nom complet',
    birthDate: 'Date de naissance',
    memberId: 'Numéro de membre',
    planId: 'Numéro de régime ou de groupe',
    address: 'Adresse',
    purchase: 'Achat',
    seller: 'Vendeur',
    date: 'Date d’achat',
    frame: 'Monture, montant payé',
    lenses: 'Verres, montant payé',
    contactLenses: 'Lentilles cornéennes, montant payé',
    exam: 'Examen de la vue, montant payé',
    signature: 'Signature',
    signed: 'Date',
    print: 'Imprimer ou enregistrer en PDF',
    unknown: 'Aucun assureur avec formulaire de remboursement ne correspond à cette adresse.',
  },
};

/** Returns the form's texts. @param language of the URL, which is that of the store's page. */
export function claimFormMessages(language: string): ClaimFormMessages {
  return language === 'es' || language === 'fr' ? TEXTS[language] : TEXTS.en;
}
