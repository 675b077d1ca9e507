import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { Button } from 'antd';
import { useId, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { organizationTexts } from '../organization.locale.ts';
import { movedUnit, type NamedUnit } from './named-unit.ts';
import styles from './fields.module.css';

interface OrderedUnitsProps {
  readonly label: string;
  readonly units: readonly NamedUnit[];
  /** What the first one is, such as the main department. */
  readonly firstLabel?: string;
  readonly hint?: string | null;
  readonly isReadOnly?: boolean;
  readonly onChange: (units: readonly NamedUnit[]) => void;
  /** The field that adds one. */
  readonly children: ReactNode;
}

/** People or departments in an order that counts. */
export function OrderedUnits({ label, units, firstLabel, hint = null, isReadOnly = false, onChange, children }: OrderedUnitsProps) {
  const t = useTexts(organizationTexts);
  const id = useId();
  const step = (index: number, by: -1 | 1) => onChange(movedUnit(units, index, by));
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.groupLabel}>
        {label}
      </span>
      {hint ? <p className="ink-muted ink-small">{hint}</p> : null}
      {units.length > 0 ? (
        <ol className={styles.units}>
          {units.map(({ id: unitId, name }, index) => (
            <li key={unitId}>
              <span className={styles.unitName}>
                {name}
                {firstLabel && index === 0 ? <span className={styles.mark}>{firstLabel}</span> : null}
              </span>
              {isReadOnly ? null : (
                <span className={styles.unitActions}>
                  <Button
                    type="text"
                    icon={<ArrowUpOutlined aria-hidden />}
                    aria-label={t('earlier', { name })}
                    disabled={index === 0}
                    onClick={() => step(index, -1)}
                  />
                  <Button
                    type="text"
                    icon={<ArrowDownOutlined aria-hidden />}
                    aria-label={t('later', { name })}
                    disabled={index === units.length - 1}
                    onClick={() => step(index, 1)}
                  />
                  <Button
                    type="text"
                    icon={<CloseOutlined aria-hidden />}
                    aria-label={t('removeNamed', { name })}
                    onClick={() => onChange(units.filter((unit) => unit.id !== unitId))}
                  />
                </span>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {isReadOnly ? null : children}
    </div>
  );
}
