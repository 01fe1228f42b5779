/** Pages of the panel's build besides the panel itself, by the last segment of their path. */
export const PANEL_PAGES = ['gallery', 'states', 'sign-in', 'carrier', 'claim-form'] as const;

export type PanelPage = (typeof PANEL_PAGES)[number];
