import { Icon } from '@/components/ui/icon.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import type { Messages } from '@/lib/site/messages/index.ts';

/**
 * The menu of themes (lib/browser/behaviours/theme-switch.ts). Both icons of its button are in the page, and the style sheet shows
 * the one for the theme, so nothing flashes while the page loads. Before a script says otherwise, dark is chosen: the default.
 */
export function ThemeSwitch({ texts }: { texts: Messages['shell'] }) {
  const choices = [
    { name: 'dark', label: texts.themeDark, icon: 'moon' },
    { name: 'light', label: texts.themeLight, icon: 'sun' },
    { name: 'system', label: texts.themeSystem, icon: 'screen' },
  ] as const;
  return (
    <Menu
      label={texts.theme}
      current={
        <>
          <Icon name="moon" size={18} className="when-dark" />
          <Icon name="sun" size={18} className="when-light" />
        </>
      }
      needsScript
    >
      {choices.map(({ name, label, icon }) => (
        <li key={name}>
          <button type="button" data-theme-choice={name} aria-pressed={name === 'dark'}>
            <Icon name={icon} size={16} />
            {label}
          </button>
        </li>
      ))}
    </Menu>
  );
}
