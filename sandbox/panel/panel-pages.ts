/** Other pages of the panel's build, by the last segment of their path. */
export const PANEL_PAGES = ['gallery', 'sign-in', 'carrier', 'claim-form'] as const;

export type PanelPage = (typeof PANEL_PAGES)[number];
