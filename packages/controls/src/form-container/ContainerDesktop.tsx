import { countOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { FormLayout } from '../renderer/FormLayout.tsx';
import { heldLayout } from '../renderer/held-layout.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import styles from './form-container.module.css';

const rowsAtMost = 3;

/** A frame around other controls, so many rows high; what is more scrolls within it. */
export function ContainerDesktop({ field, form, locale }: FaceProps) {
  const options = useSignalValue(field.options);
  const rows = countOption(options, 'maxRows') || rowsAtMost;
  return (
    <section
      className={styles.container}
      aria-label={field.label(locale)}
      style={{ ...safeStyle(options), '--container-rows': rows } as React.CSSProperties}
    >
      <FormLayout layout={heldLayout(form, field.path)} form={form} locale={locale} />
    </section>
  );
}
