/** Outlines on a grid of 24, drawn for this site. */
const outlines = {
  menu: <path d="M4 6h16M4 12h16M4 18h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  moon: <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />,
  sun: (
    <>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
    </>
  ),
  screen: <path d="M4 5h16v11H4zM9 20h6M12 16v4" />,
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.6 2.6 3.9 5.6 3.9 9s-1.3 6.4-3.9 9c-2.6-2.6-3.9-5.6-3.9-9s1.3-6.4 3.9-9z" />
    </>
  ),
  search: <path d="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20 20" />,
  star: <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6L3.2 9.6l6.1-.8z" />,
  flag: <path d="M5 21V4M5 4.8c5-2.6 8 2.4 14 0v9c-6 2.4-9-2.6-14 0" />,
  pencil: <path d="M4 20l1-4.2L16.3 4.5a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.5L8.2 19z M14 7l3 3" />,
};

type Props = { name: keyof typeof outlines; size: number; className?: string };

/**
 * An icon beside a text or in a button; screen readers skip it, so the text or the label of the button has to say what it means.
 * @throws Error where there is no icon of that name
 */
export function Icon({ name, size, className }: Props) {
  if (!Object.hasOwn(outlines, name)) {
    const known = Object.keys(outlines).join(', ');
    throw new Error(`<Icon name=${JSON.stringify(name)}>  unknown icon\n  Use one of: ${known}.`);
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {outlines[name]}
    </svg>
  );
}
