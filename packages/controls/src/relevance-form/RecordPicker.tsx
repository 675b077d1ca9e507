import { ViewSkeleton } from '../layout/ViewSkeleton.tsx';
import { switchOption, textOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { lazy, Suspense } from 'react';
import { isTree } from './is-tree.ts';
import { ShareAccessChoice } from './ShareAccessChoice.tsx';
import { RecordDropdown } from './RecordDropdown.tsx';
import { RecordPopup } from './RecordPopup.tsx';
import { ScanRecord } from './ScanRecord.tsx';
import styles from './relevance-form.module.css';

export interface RecordPickerProps extends ViewProps {
  readonly isMulti: boolean;
  readonly isNarrow: boolean;
}

// Loaded on demand: few forms have hierarchical dropdowns.
const RecordTreeDropdown = lazy(() => import('./RecordTreeDropdown.tsx').then((module) => ({ default: module.RecordTreeDropdown })));
// Loaded on demand: few tables share access from their cells.
const ShareAccessButton = lazy(() => import('./ShareAccessButton.tsx').then((module) => ({ default: module.ShareAccessButton })));

/** Picks records in a dialog, or in a dropdown (`selectMode`). */
export function RecordPicker(props: RecordPickerProps) {
  const options = useSignalValue(props.field.options);
  const picker = <Picker {...props} isDropdown={textOption(options, 'selectMode') === 'dropdown'} isTree={isTree(options)} />;
  const isShareable = textOption(options, 'isAuthorize') === 'Optional';
  const scanned = switchOption(options, 'isScan') ? <ScanRecord {...props}>{picker}</ScanRecord> : picker;
  if (isShareable && props.compact)
    return (
      <div className={styles.sharingCell}>
        <div>{scanned}</div>
        <Suspense fallback={null}>
          <ShareAccessButton {...props} />
        </Suspense>
      </div>
    );
  return (
    <>
      {scanned}
      {isShareable ? <ShareAccessChoice {...props} /> : null}
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
    <Suspense fallback={<ViewSkeleton locale={props.locale} />}>
      <RecordTreeDropdown {...props} />
    </Suspense>
  );
}
