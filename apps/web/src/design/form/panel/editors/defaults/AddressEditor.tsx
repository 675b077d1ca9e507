import { Button, Modal } from 'antd';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import { lazy, Suspense, useState } from 'react';
import { addressOfPath } from '@inkstone/areas';
import { areaDepthOf, areasText } from '@inkstone/controls/address-value';
import { pathOfAddress } from '@inkstone/controls/area-choice';
import type { Address } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { effectiveOptions } from '../../option-operations.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

const AreaPanel = lazy(async () => ({ default: (await import('@inkstone/controls/area-panel')).AreaPanel }));

/** An address: its areas as deep as the control asks for them, and the street if it asks for one. */
export function AddressEditor({ id, label, value, isFixed, onChange, control, type }: EditorProps) {
  const t = useTexts(defaultTexts);
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const address = (typeof value === 'object' && value !== null ? value : {}) as Address;
  const options = effectiveOptions(type, control.options);
  const names = areasText(address, options);
  const set = (next: Address) => onChange(Object.keys(next).length === 0 ? undefined : next);
  const { address: street, ...areas } = address;
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <span className={styles.pair}>
        <Button id={id} block disabled={isFixed} onClick={() => setOpen(true)}>
          {names || t('chooseArea')}
        </Button>
        {names === '' ? null : (
          <Button
            type="text"
            icon={<CloseOutlined />}
            disabled={isFixed}
            aria-label={t('clear', { name: label })}
            onClick={() => onChange(undefined)}
          />
        )}
      </span>
      {options['addressDetail'] === true ? (
        <DraftInput
          label={t('street')}
          placeholder={t('street')}
          value={street ?? ''}
          maxLength={200}
          disabled={isFixed}
          onCommit={(text) => set({ ...areas, ...(text !== '' && { address: text }) })}
        />
      ) : null}
      <Modal open={isOpen} destroyOnHidden width={640} title={label} footer={null} onCancel={() => setOpen(false)}>
        <Suspense fallback={null}>
          <AreaPanel
            path={pathOfAddress(address)}
            depth={areaDepthOf(options)}
            locale={locale}
            layout="columns"
            isFullScreen={false}
            onPicked={(path) => {
              set({ ...addressOfPath(path), ...(street !== undefined && { address: street }) });
              setOpen(false);
            }}
          />
        </Suspense>
      </Modal>
    </div>
  );
}
