/** The logo of this site: four cells of a grid, one of them active. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="2" y="2" width="9" height="9" rx="2.5" fill="currentColor" opacity="0.28" />
      <rect x="13" y="2" width="9" height="9" rx="2.5" fill="currentColor" opacity="0.6" />
      <rect x="2" y="13" width="9" height="9" rx="2.5" fill="currentColor" opacity="0.6" />
      <rect x="13" y="13" width="9" height="9" rx="2.5" fill="var(--accent)" />
    </svg>
  );
}
