import type { MDXContent } from 'mdx/types';
import type { Metadata } from 'next';
import { Frame } from '@/components/shell/frame.tsx';
import { ExamplePair } from '@/components/writing/example-pair.tsx';
import { WritingScreen } from '@/components/writing/writing-screen.tsx';
import { frameOf } from '@/lib/pages/frame.ts';
import { defaultLocale } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import {
  constructs,
  type ExampleGroup,
  type ExampleProps,
  exampleId,
  mistakes,
} from '@/lib/writing/examples.ts';
import { finishExample } from '@/lib/writing/finish.ts';

const title = 'What a text may use';
const description =
  'Every construct beside its source, then the usual mistakes with what the build says of them. This page is only in npm run dev.';

export const metadata: Metadata = {
  title: `${title} · ${messagesOf(defaultLocale).site.title}`,
  description,
};

/** The writers' page, in development only: the extension of this file keeps it out of an export (next.config.mjs). */
export default async function WritingPage() {
  const groups = await Promise.all([...constructs, mistakes].map(compiled));
  return (
    <Frame frame={frameOf({ locale: defaultLocale })}>
      <WritingScreen title={title} description={description} groups={groups} />
    </Frame>
  );
}

async function compiled({ examples, ...group }: ExampleGroup) {
  const entries = examples.map(async (example) => {
    const { default: Text }: { default: MDXContent } = await import(
      `../../../lib/writing/examples/${example.file}.mdx`
    );
    return { ...example, id: exampleId(example), pair: <Text components={{ Example }} /> };
  });
  return { ...group, entries: await Promise.all(entries) };
}

/** The element that examples are compiled to (lib/writing/presets.ts). */
function Example({ html, ...props }: ExampleProps) {
  return <ExamplePair {...props} html={finishExample(html)} />;
}
