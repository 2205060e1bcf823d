import { Icon } from '@/components/ui/icon.tsx';
import { Link } from '@/components/ui/link.tsx';
import { linkTo } from '@/lib/routes/index.ts';
import { external } from '@/lib/site/external.ts';
import { type Locale, localeFacts } from '@/lib/site/locales.ts';
import { messagesOf } from '@/lib/site/messages/index.ts';
import { Drawer, DrawerButton } from './drawer.client.tsx';
import { HomeLink } from './home-link.client.tsx';
import { LanguageMenu } from './language-menu.client.tsx';
import { Logo } from './logo.tsx';
import styles from './navbar.module.css';
import { ThemeSwitch } from './theme-switch.client.tsx';
import { VersionMenu } from './version-menu.client.tsx';

type Props = { locale: Locale; missingDocs: Record<string, string[]> };

export function Navbar({ locale, missingDocs }: Props) {
  const { shell, site } = messagesOf(locale);
  const home = linkTo({ locale, route: { kind: 'home' } });
  const links = (
    <>
      <li>
        <HomeLink href={home} label={shell.docHome} />
      </li>
      <li>
        <Link href={external.discussions}>{locale === 'zh-Hans' ? shell.globalForum : shell.community}</Link>
      </li>
      <li>
        <Link href={external.code}>GitHub</Link>
      </li>
    </>
  );
  const menus = (
    <>
      <VersionMenu label={shell.version} locale={locale} missing={missingDocs} />
      <LanguageMenu
        label={shell.language}
        locale={locale}
        current={localeFacts[locale].label}
        icon={<Icon name="globe" size={18} />}
      />
    </>
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
          {menus}
          <ThemeSwitch label={shell.theme}>
            <Icon name="moon" size={18} className="when-dark" />
            <Icon name="sun" size={18} className="when-light" />
          </ThemeSwitch>
          <DrawerButton label={shell.openMenu} className={`icon-button ${styles.hamburger}`}>
            <Icon name="menu" size={20} />
          </DrawerButton>
        </div>
      </div>
      <Drawer label={shell.menu} close={shell.closeMenu} closeIcon={<Icon name="close" size={20} />}>
        <nav aria-label={shell.menu}>
          <ul>{links}</ul>
        </nav>
      </Drawer>
    </header>
  );
}
