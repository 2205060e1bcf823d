import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import type { FrameView, MenuEntry } from '@/lib/pages/frame.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { format, langOfLabel, messagesOf } from '@/lib/site/messages/index.ts';
import { site as project } from '@/lib/site/project/site.ts';
import { Drawer, DrawerButton } from './drawer.tsx';
import { Logo } from './logo.tsx';
import styles from './navbar.module.css';
import { SearchButton } from './search-button.tsx';
import { StarLink } from './star-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { WeChat } from './we-chat.tsx';

/** The bar above every page, and the side menu of small screens. */
export function Navbar({
  locale,
  homeHref,
  section,
  api,
  version,
  versions,
  languages,
  ...menus
}: FrameView) {
  const { shell, site } = messagesOf(locale);
  const links = (
    <>
      <li>
        {/* Doc Home leads to the home page and is the current entry on every page of the docs (docs/spec.md 8.2). */}
        <Link
          href={homeHref}
          aria-current={section === 'home' ? 'page' : section === 'docs' ? 'true' : undefined}
        >
          {shell.docHome}
        </Link>
      </li>
      {api && (
        <li>
          <Link
            href={api.text}
            data-by-version={api.byVersion && JSON.stringify(api.byVersion)}
            aria-current={section === 'api' ? 'true' : undefined}
          >
            {shell.api}
          </Link>
        </li>
      )}
    </>
  );
  const groups = [
    { label: shell.resources, entries: menus.resources },
    { label: shell.community, entries: menus.community },
  ].filter(({ entries }) => entries.length > 0);
  const versionMenu = (
    <Menu
      label={format(shell.labelled, { label: shell.version, value: version.text })}
      current={
        <span data-by-version={version.byVersion && JSON.stringify(version.byVersion)}>{version.text}</span>
      }
      keepsPlace
    >
      {versions.map(({ label, href, isCurrent, status }) => (
        <li key={label}>
          <Link href={href} aria-current={isCurrent ? 'true' : undefined}>
            {label} <small>{shell.versionStatus[status]}</small>
          </Link>
        </li>
      ))}
    </Menu>
  );
  const languageMenu = (
    <Menu
      label={format(shell.labelled, { label: shell.language, value: localeFacts[locale].label })}
      current={
        <>
          <Icon name="globe" size={18} />
          <span className={styles.language}>{localeFacts[locale].label}</span>
        </>
      }
      keepsPlace
    >
      {languages.map(({ locale: other, label, href, isCurrent }) => (
        <li key={other}>
          <Link
            href={href}
            hrefLang={other}
            lang={other}
            aria-current={isCurrent ? 'true' : undefined}
            data-offer={isCurrent ? undefined : messagesOf(other).shell.offer}
          >
            {label}
          </Link>
        </li>
      ))}
      {menus.translate && (
        <li data-apart="">
          <Link href={menus.translate.href}>{menus.translate.label}</Link>
        </li>
      )}
    </Menu>
  );
  const weChat = menus.weChatHref && <WeChat href={menus.weChatHref} texts={shell} />;
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link href={homeHref} className={styles.logo} aria-label={site.title}>
          <Logo />
          <span aria-hidden="true">{project.name}</span>
        </Link>
        <nav className={styles.links} aria-label={shell.mainNavigation}>
          <ul>
            {links}
            {groups.map(({ label, entries }) => (
              <li key={label} data-current={entries.some(({ isCurrent }) => isCurrent) || undefined}>
                <Menu label={label} current={label} align="start">
                  <MenuEntries locale={locale} entries={entries} />
                  {entries === menus.community && weChat}
                </Menu>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <SearchButton locale={locale} />
          {project.repository && <StarLink locale={locale} href={project.repository} />}
          {versionMenu}
          {languages.length > 1 && languageMenu}
          <ThemeSwitch texts={shell} />
          <DrawerButton label={shell.openMenu} className={`icon-button ${styles.hamburger}`} />
        </div>
      </div>
      <Drawer label={shell.menu} close={shell.closeMenu} hasSidebar={section === 'docs' || section === 'api'}>
        <nav aria-label={shell.menu}>
          <ul>{links}</ul>
          {groups.map(({ label, entries }) => (
            <div key={label}>
              <p>{label}</p>
              <ul>
                <MenuEntries locale={locale} entries={entries} />
                {entries === menus.community && weChat}
              </ul>
            </div>
          ))}
        </nav>
      </Drawer>
    </header>
  );
}

function MenuEntries({ locale, entries }: { locale: Locale; entries: readonly MenuEntry[] }) {
  return entries.map(({ label, href, isCurrent }) => (
    <li key={href}>
      <Link href={href} aria-current={isCurrent ? 'true' : undefined} lang={langOfLabel(locale, label)}>
        {label}
      </Link>
    </li>
  ));
}
