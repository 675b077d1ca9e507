import { appIcons, iconFile } from './app-icons.ts';
import styles from './app-icon.module.css';

interface AppIconProps {
  readonly name: string;
  readonly icon?: string | null | undefined;
  readonly color?: string | null | undefined;
  readonly size?: 'small' | 'medium';
}

/** An application's icon in its colour; without one the first character of its name. */
export function AppIcon({ name, icon, color, size = 'medium' }: AppIconProps) {
  return (
    <span className={styles.icon} data-size={size} data-color={color ?? undefined} aria-hidden="true">
      {icon && appIcons.includes(icon) ? (
        <svg>
          <use href={`${iconFile}#${icon}`} />
        </svg>
      ) : (
        (Array.from(name)[0] ?? '·')
      )}
    </span>
  );
}
