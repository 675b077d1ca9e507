import { countOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { FormLayout } from '../layout/FormLayout.tsx';
import { layoutOf } from '../layout/layout-of.ts';
import { safeStyle } from '../markup/safe-style.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import styles from './form-container.module.css';

const rowsAtMost = 3;

/** A frame around other controls with a maximum number of visible rows; the rest scrolls. */
export function ContainerDesktop({ field, form, locale }: ViewProps) {
  const options = useSignalValue(field.options);
  const rows = countOption(options, 'maxRows') || rowsAtMost;
  return (
    <section
      className={styles.container}
      aria-label={field.label(locale)}
      style={{ ...safeStyle(options), '--container-rows': rows } as React.CSSProperties}
    >
      <FormLayout layout={layoutOf(form, field.path)} form={form} locale={locale} />
    </section>
  );
}
