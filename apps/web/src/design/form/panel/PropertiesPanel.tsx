import { memo } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useRested } from '../../fields/use-rested.ts';
import { isControlType } from '../control-kinds.ts';
import { controlAt } from '../form-content.ts';
import { formTexts } from '../form.locale.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { ControlHead } from './ControlHead.tsx';
import { FormHead } from './FormHead.tsx';
import { Properties } from './Properties.tsx';
import { SeveralControls } from './SeveralControls.tsx';
import type { Edited } from './shared-properties.ts';
import styles from './panel.module.css';

/** The properties of what is chosen: the form itself, a control or a column, or several controls. */
export const PropertiesPanel = memo(function PropertiesPanel() {
  const t = useTexts(formTexts);
  const { content, chosen, identityOf } = useFormDesigner();
  const found = chosen.flatMap((key) => {
    const control = controlAt(content, key);
    return control ? [{ key, control }] : [];
  });
  const [first, ...others] = found.flatMap(({ key, control }): readonly Edited[] => {
    const { type } = control;
    return isControlType(type) ? [{ key, control, type }] : [];
  });
  const identity = [first, ...others].map((each) => (each ? identityOf(each.key) : '')).join(' ');
  // The choice moves at once. The many properties follow once nobody walks on; those of the control before are gone by then.
  const isSettled = useRested(identity) === identity;
  return (
    <section className={styles.panel} aria-label={t('properties')} aria-busy={!isSettled}>
      {found.length > 1 ? (
        <SeveralControls keys={found.map(({ key }) => key)} />
      ) : found.length === 0 ? (
        <FormHead />
      ) : first ? null : (
        <p className={styles.hint}>{t('unknownType', { type: found[0]!.control.type })}</p>
      )}
      {first && found.length === 1 ? (
        <ControlHead key={`head ${identityOf(first.key)}`} controlKey={first.key} control={first.control} type={first.type} />
      ) : null}
      {first && isSettled ? <Properties key={identity} edited={[first, ...others]} /> : null}
    </section>
  );
});
