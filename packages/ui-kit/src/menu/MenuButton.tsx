import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: ReactNode;
  readonly disabled?: boolean;
  /** Preceded by a separator. */
  readonly apart?: boolean;
}

interface MenuButtonProps {
  /** The accessible name, if the content does not give one. */
  readonly label?: string;
  readonly children: ReactNode;
  readonly items: readonly MenuItem[];
  readonly onChoose: (key: string) => void;
  readonly className?: string;
  readonly disabled?: boolean;
  /** The side on which the menu opens; below, it is aligned with the button's end. */
  readonly side?: 'above' | 'below';
  readonly [mark: `data-${string}`]: string | undefined;
}

/** A button that opens a short menu above or below it. Arrow keys, Home and End move, Escape closes it and returns the focus. */
export function MenuButton({
  label,
  children,
  items,
  onChoose,
  className = '',
  disabled = false,
  side = 'above',
  ...marks
}: MenuButtonProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    entries(frame.current)[0]?.focus();
    const leave = (event: Event) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span ref={frame} className={styles.menuFrame} data-menu-frame>
      <button
        {...marks}
        ref={button}
        id={`${id}-button`}
        type="button"
        className={`${styles.menuButton} ${className}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {children}
      </button>
      {open ? (
        <div
          id={id}
          role="menu"
          aria-labelledby={`${id}-button`}
          className={styles.menu}
          data-side={side}
          onKeyDown={(event) => handleKey(event, close)}
        >
          {items.map((item) => (
            <button
              key={item.key}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className={styles.menuItem}
              data-apart={item.apart || undefined}
              data-key={item.key}
              disabled={item.disabled}
              onClick={() => {
                close();
                onChoose(item.key);
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </span>
  );
}

const entries = (menu: Element | null) => [...(menu?.querySelectorAll<HTMLButtonElement>('[role="menuitem"]:not(:disabled)') ?? [])];

function handleKey(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const all = entries(event.currentTarget);
  const at = all.findIndex((entry) => entry === document.activeElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (at + 1) % all.length,
    ArrowUp: (at - 1 + all.length) % all.length,
    Home: 0,
    End: all.length - 1,
  };
  const target = targets[event.key];
  if (event.key === 'Escape') close();
  else if (target !== undefined) all[target]?.focus();
  else return;
  event.preventDefault();
  event.stopPropagation();
}
