import { FaceSkeleton } from '../renderer/FaceSkeleton.tsx';
import { switchOption, textOption } from '../options/declared-option.ts';
import type { FaceProps } from '../face/face.ts';
import { useSignalValue } from '../face/use-signal-value.ts';
import { lazy, Suspense } from 'react';
import { isTree } from './is-tree.ts';
import { LendChoice } from './LendChoice.tsx';
import { RecordDropdown } from './RecordDropdown.tsx';
import { RecordPopup } from './RecordPopup.tsx';
import { ScanRecord } from './ScanRecord.tsx';
import styles from './relevance-form.module.css';

export interface RecordPickerProps extends FaceProps {
  readonly isMulti: boolean;
  readonly isNarrow: boolean;
}

// Forms with trees below an input are few.
const RecordTreeDropdown = lazy(() => import('./RecordTreeDropdown.tsx').then((module) => ({ default: module.RecordTreeDropdown })));
// So are tables whose cells lend.
const LendButton = lazy(() => import('./LendButton.tsx').then((module) => ({ default: module.LendButton })));

/** Picks records in a popup, or in a dropdown (`selectMode`). */
export function RecordPicker(props: RecordPickerProps) {
  const options = useSignalValue(props.field.options);
  const picker = <Picker {...props} isDropdown={textOption(options, 'selectMode') === 'dropdown'} isTree={isTree(options)} />;
  const isLendable = textOption(options, 'isAuthorize') === 'Optional';
  const scanned = switchOption(options, 'isScan') ? <ScanRecord {...props}>{picker}</ScanRecord> : picker;
  if (isLendable && props.compact)
    return (
      <div className={styles.lendingCell}>
        <div>{scanned}</div>
        <Suspense fallback={null}>
          <LendButton {...props} />
        </Suspense>
      </div>
    );
  return (
    <>
      {scanned}
      {isLendable ? <LendChoice {...props} /> : null}
    </>
  );
}

interface PickerProps extends RecordPickerProps {
  readonly isDropdown: boolean;
  readonly isTree: boolean;
}

function Picker({ isDropdown, isTree: isBranched, ...props }: PickerProps) {
  if (!isDropdown) return <RecordPopup {...props} />;
  if (!isBranched) return <RecordDropdown {...props} />;
  return (
    <Suspense fallback={<FaceSkeleton locale={props.locale} />}>
      <RecordTreeDropdown {...props} />
    </Suspense>
  );
}
