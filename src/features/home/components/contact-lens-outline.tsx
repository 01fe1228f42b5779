/** Renders a decorative line drawing of contact lenses, in the text color. */
export function ContactLensOutline({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 48"
      width={120}
      height={48}
      fill="none"
      stroke="currentColor"
      strokeWidth={1}
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <circle cx="31" cy="24" r="20" strokeWidth={1.75} />
      <circle cx="31" cy="24" r="11.5" strokeDasharray="0.6 2.2" strokeLinecap="round" />
      <circle cx="89" cy="24" r="20" strokeWidth={1.75} />
      <circle cx="89" cy="24" r="11.5" strokeDasharray="0.6 2.2" strokeLinecap="round" />
    </svg>
  );
}
