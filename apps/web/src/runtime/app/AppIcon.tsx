import styles from './app-icon.module.css';

/** An application's icon: the first character of its name. */
export function AppIcon({ name, size = 'medium' }: { readonly name: string; readonly size?: 'small' | 'medium' }) {
  return (
    <span className={styles.icon} data-size={size} aria-hidden="true">
      {Array.from(name)[0] ?? '·'}
    </span>
  );
}
