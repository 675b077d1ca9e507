import styles from '../../form/panel/panel.module.css';

interface PanelLineProps {
  /** The property of the definition. */
  readonly property: string;
  readonly label: string;
  readonly title?: string | undefined;
  readonly children: React.ReactNode;
}

/** A short property beside its name. */
export function PanelLine({ property, label, title, children }: PanelLineProps) {
  return (
    <div className={styles.line} data-setting={property} title={title}>
      <span className={styles.label}>{label}</span>
      {children}
    </div>
  );
}
