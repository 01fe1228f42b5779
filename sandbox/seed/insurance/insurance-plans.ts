/** Benefits of a plan. Amounts in cents of the store's currency. */
export interface PlanBenefits {
  /** Once per period: the allowance, and the percentage off the part above it. */
  frames?: { allowance: number; percentOffBalance: number };
  /** Once per period, instead of contact lenses: the member's price of single-vision lenses. Options cost 80 %. */
  lenses?: { copay: number };
  /** Once per period, instead of lenses. */
  contact?: { allowance: number };
  exam?: { copay: number };
}

export interface InsurancePlan {
  planId: string;
  planName: string;
  groupId: string;
  /** True if it pays in this store. */
  network: boolean;
  subscriberRelation: 'self' | 'spouse';
  benefits: PlanBenefits;
  /** False where the carrier reports no benefits; its plan still pays. */
  hasInquiry: boolean;
}

/** Months from one use of a benefit to the next (optics.md §6.1: 12 or 24). */
export const BENEFIT_PERIOD_MONTHS = 12;

const ofMember = { network: true, subscriberRelation: 'self', hasInquiry: true } as const;

export const visionChoice: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-A1',
  planName: 'Vision Choice 150',
  groupId: 'G7781',
  benefits: {
    frames: { allowance: 15000, percentOffBalance: 20 },
    lenses: { copay: 2000 },
    contact: { allowance: 13000 },
    exam: { copay: 1000 },
  },
};

/** Pays so little that the frame's promotion is often better. */
export const familyVision: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-B2',
  planName: 'Family Vision',
  groupId: 'G9004',
  subscriberRelation: 'spouse',
  benefits: {
    frames: { allowance: 4000, percentOffBalance: 0 },
    lenses: { copay: 6000 },
    contact: { allowance: 8000 },
    exam: { copay: 2000 },
  },
};

export const examOnly: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-D4',
  planName: 'Eye Exam Basic',
  groupId: 'G6120',
  benefits: { exam: { copay: 1000 } },
};

export const silentPlan: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-F6',
  planName: 'Vision Plus 130',
  groupId: 'G8260',
  benefits: { frames: { allowance: 13000, percentOffBalance: 20 }, lenses: { copay: 2500 } },
  hasInquiry: false,
};

export const outOfNetworkPlan: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-X9',
  planName: 'Lakeside Basic',
  groupId: 'G3305',
  network: false,
  benefits: {},
};

export const northwayFamily: InsurancePlan = {
  ...ofMember,
  planId: 'PLAN-J1',
  planName: 'Northway Family',
  groupId: 'G4418',
  benefits: {
    frames: { allowance: 17500, percentOffBalance: 20 },
    lenses: { copay: 2500 },
    contact: { allowance: 15000 },
    exam: { copay: 1500 },
  },
};
