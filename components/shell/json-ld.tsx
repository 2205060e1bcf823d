/** What the page tells machines of itself. A block of data: nothing of it runs. */
export function JsonLd({ data }: { data: string | undefined }) {
  if (data === undefined) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which every < is escaped
      dangerouslySetInnerHTML={{ __html: data }}
    />
  );
}
