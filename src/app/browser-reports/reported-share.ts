/** Name of the meta element that holds the percentage of page views that are reported; there is none where no view is. */
export const BROWSER_REPORTS_META = 'browser-reports';

/** Reports this view of a page, if it is one of the share that is. The code of reports loads then alone. */
export function reportShare(): void {
  const percent = document.querySelector<HTMLMetaElement>(`meta[name="${BROWSER_REPORTS_META}"]`)?.content;
  if (percent && Math.random() * 100 < Number(percent))
    import('./report-view').then(({ reportView }) => reportView()).catch(() => {});
}
