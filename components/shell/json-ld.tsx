/** The structured data of a page. The browser does not run a script of this type. */
export function JsonLd({ data }: { data: string | undefined }) {
  if (data === undefined) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which every < is escaped (lib/outputs/json-ld.ts)
      dangerouslySetInnerHTML={{ __html: data }}
    />
  );
}
