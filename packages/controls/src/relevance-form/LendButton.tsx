import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { fillText } from '@inkstone/schema';
import { Button, Popover } from 'antd';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useSignalValue } from '../face/use-signal-value.ts';
import { LendChoice } from './LendChoice.tsx';
import { pickedRecords } from './picked-records.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';

/** Asks who may read what is picked where the question itself has no room: in a cell of a table. */
export function LendButton(props: RecordPickerProps) {
  const { field, locale } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const picked = pickedRecords(useSignalValue(field.value));
  const count = picked.filter(({ isAuthorize }) => isAuthorize === true).length;
  const title = fillText(relevanceFormText.lending[locale], { label: field.label(locale), count });
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  if (picked.length === 0) return null;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <LendPanel title={title} onClose={close}>
          <LendChoice {...props} />
        </LendPanel>
      }
    >
      <Button
        ref={button}
        type="text"
        icon={count > 0 ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
        title={title}
        aria-label={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </Popover>
  );
}

interface LendPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the cursor when it opens; Escape goes back to the button. */
function LendPanel({ title, onClose, children }: LendPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        // The table has keys of its own.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </div>
  );
}
