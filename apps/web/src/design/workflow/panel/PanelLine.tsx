import styles from '../../form/panel/panel.module.css';

interface PanelLineProps {
  readonly label: string;
  readonly title?: string | undefined;
  readonly children: React.ReactNode;
}

/** A short property beside its name. */
export function PanelLine({ label, title, children }: PanelLineProps) {
  return (
    <div className={styles.line} title={title}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
