import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import type { PageFrame } from '@/lib/content/frame.ts';
import { external } from '@/lib/site/external.ts';
import { localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { Logo } from './logo.tsx';
import styles from './navbar.module.css';
import { ThemeSwitch } from './theme-switch.client.tsx';

export function Navbar({ locale, home, section, api, version, versions, languages }: PageFrame) {
  const { shell, site } = messagesOf(locale);
  const links = (
    <>
      <li>
        {/* Doc Home leads to the home page and is the current entry on every page of the docs (spec section 2.5). */}
        <Link
          href={home}
          aria-current={section === 'home' ? 'page' : section === 'docs' ? 'true' : undefined}
        >
          {shell.docHome}
        </Link>
      </li>
      {api && (
        <li>
          <Link href={api} aria-current={section === 'api' ? 'true' : undefined}>
            {shell.api}
          </Link>
        </li>
      )}
      <li>
        <Link href={external.discussions}>{locale === 'zh-Hans' ? shell.globalForum : shell.community}</Link>
      </li>
      <li>
        <Link href={external.code}>GitHub</Link>
      </li>
    </>
  );
  const versionMenu = (
    <Menu label={shell.version} current={version}>
      {versions.map(({ label, href, isCurrent }) => (
        <li key={label}>
          <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </Menu>
  );
  const languageMenu = (
    <Menu label={`${shell.language}: ${localeFacts[locale].label}`} current={<Icon name="globe" size={18} />}>
      {languages.map(({ locale: other, label, href, isCurrent }) => (
        <li key={other}>
          <Link href={href} hrefLang={other} lang={other} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </Menu>
  );
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link href={home} className={styles.logo} aria-label={site.title}>
          <Logo />
          <span aria-hidden="true">Taichi</span>
        </Link>
        <nav className={styles.links} aria-label={shell.mainNavigation}>
          <ul>{links}</ul>
        </nav>
        <div className={styles.tools}>
          {versionMenu}
          {languageMenu}
          <ThemeSwitch label={shell.theme}>
            <Icon name="moon" size={18} className="when-dark" />
            <Icon name="sun" size={18} className="when-light" />
          </ThemeSwitch>
          <DrawerButton label={shell.openMenu} className={`icon-button ${styles.hamburger}`} />
        </div>
      </div>
      <Drawer label={shell.menu} close={shell.closeMenu}>
        <nav aria-label={shell.menu}>
          <ul>{links}</ul>
        </nav>
      </Drawer>
    </header>
  );
}
