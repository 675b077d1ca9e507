import type { ReactNode } from 'react';
import styles from './fields.module.css';

interface IconButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly disabled?: boolean;
}

/** A button that shows only an icon; a panel has many of them, so that it is a plain element. */
export function IconButton({ label, icon, onClick, disabled = false }: IconButtonProps) {
  return (
    <button type="button" className={styles.icon} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </button>
  );
}
