import { Link } from '@/components/ui/link.tsx';
import { browserPath } from '@/lib/routes/index.ts';
import type { Messages } from '@/lib/site/messages/index.ts';
import styles from './we-chat.module.css';

/** The entry of WeChat; its QR code shows on hover, focus and tap (lib/browser/behaviours/menus.ts). The linked page has it too. */
export function WeChat({ href, texts }: { href: string; texts: Messages['shell'] }) {
  return (
    <li>
      <details className={styles.code} data-hint="">
        <summary>{texts.weChat}</summary>
        <Link href={href}>
          {/* biome-ignore lint/performance/noImgElement: a static export has no image server */}
          <img
            src={browserPath('/figures/wechat.svg')}
            alt={texts.weChatCode}
            width={148}
            height={148}
            loading="lazy"
          />
          <span>{texts.weChatHint}</span>
        </Link>
      </details>
    </li>
  );
}
