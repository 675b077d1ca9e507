import { readImageNumber, writeImageNumber, type ImageNumber } from '@inkstone/controls/uploads';
import { useTexts } from '../../../../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../../../../fields/CodeSelect.tsx';
import { DraftInput } from '../../../../fields/DraftInput.tsx';
import type { EditorProps } from '../editor.ts';
import { defaultTexts } from './default.locale.ts';
import styles from '../../panel.module.css';

const none: ImageNumber = { batch: false, min: null, max: null };

/** One picture, or several with the fewest and the most. */
export function PictureNumberEditor({ id, label, value, isFixed, onChange }: EditorProps) {
  const t = useTexts(defaultTexts);
  const number = readImageNumber(value) ?? none;
  const set = (next: Partial<ImageNumber>) => onChange(writeImageNumber({ ...number, ...next }));
  const count = (name: 'min' | 'max') => (
    <DraftInput
      label={t(name === 'min' ? 'least' : 'most')}
      placeholder={t(name === 'min' ? 'least' : 'most')}
      value={number[name]?.toString() ?? ''}
      disabled={isFixed}
      onCommit={(text) => set({ [name]: /^[1-9]\d{0,4}$/.test(text.trim()) ? Number(text) : null })}
    />
  );
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        id={id}
        label={label}
        value={number.batch ? 'batch' : ''}
        isFixed={isFixed}
        empty={t('onePicture')}
        options={[{ value: 'batch', label: t('severalPictures') }]}
        onChange={(kind) => (kind === undefined ? onChange(undefined) : set({ batch: true }))}
      />
      {number.batch ? (
        <span className={styles.pair}>
          {count('min')}
          {count('max')}
        </span>
      ) : null}
    </div>
  );
}
