import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import { fillText } from '@inkstone/schema';
import { Button, Popover } from 'antd';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useSignalValue } from '../view/use-signal-value.ts';
import { ShareAccessChoice } from './ShareAccessChoice.tsx';
import { pickedRecords } from './picked-records.ts';
import type { RecordPickerProps } from './RecordPicker.tsx';
import { relevanceFormText } from './relevance-form.locale.ts';

/** The choice to share access to the picked records, behind a button in cells, which have no room for it. */
export function ShareAccessButton(props: RecordPickerProps) {
  const { field, locale } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const picked = pickedRecords(useSignalValue(field.value));
  const count = picked.filter(({ isAuthorize }) => isAuthorize === true).length;
  const title = fillText(relevanceFormText.sharedCount[locale], { label: field.label(locale), count });
  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  if (picked.length === 0) return null;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      // Not when it is mounted: the popover is connected to the page later.
      afterOpenChange={(open) => open && panel.current?.querySelector('input')?.focus()}
      trigger="click"
      placement="bottomRight"
      destroyOnHidden
      content={
        <ShareAccessPanel ref={panel} title={title} onClose={close}>
          <ShareAccessChoice {...props} />
        </ShareAccessPanel>
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

interface ShareAccessPanelProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Receives the focus when it opens; Escape returns it to the button. */
function ShareAccessPanel({ ref, title, onClose, children }: ShareAccessPanelProps) {
  return (
    <div
      ref={ref}
      role="dialog"
      aria-label={title}
      onKeyDown={(event) => {
        // The table handles the same keys.
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      {children}
    </div>
  );
}
