import CloseCircleFilled from '@ant-design/icons/es/icons/CloseCircleFilled';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import { addressOfPath, type AreaPath } from '@inkstone/areas';
import { fillText, type Address } from '@inkstone/schema';
import { Drawer, Popover } from 'antd';
import { lazy, Suspense, useId, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { areaDepthOf, areasText } from '../values/address-value.ts';
import { localizedOption, switchOption } from '../options/declared-option.ts';
import type { ViewProps } from '../view/control-view.ts';
import { useInputAttributes } from '../view/input-attributes.ts';
import { useSignalValue } from '../view/use-signal-value.ts';
import { pathOfAddress } from './area-choice.ts';
import { AreaNote } from './AreaNote.tsx';
import { areaPickerText } from './area-picker.locale.ts';
import type { AreaPanelProps } from './AreaPanel.tsx';
import styles from './area-picker.module.css';

const AreaPanel = lazy(() => import('./AreaPanel.tsx').then((module) => ({ default: module.AreaPanel })));

const CurrentAreaButton = lazy(() => import('./CurrentAreaButton.tsx').then((module) => ({ default: module.CurrentAreaButton })));

interface AreaFieldProps extends ViewProps {
  readonly layout: AreaPanelProps['layout'];
  /** Opens a full-screen panel, for phones. */
  readonly isFullScreen: boolean;
}

/** The areas of an address as one input that opens the panel to choose them. The other parts of the address are kept. */
export function AreaField(props: AreaFieldProps) {
  const { field, form, locale, onBlur, compact = false, layout, isFullScreen } = props;
  const value = useSignalValue(field.value) as Address | null;
  const options = useSignalValue(field.options);
  const { disabled = false, ...attributes } = useInputAttributes(field, locale);
  const panelId = useId();
  const input = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = field.label(locale);
  const mayBeEmpty = switchOption(options, 'showEmpty');
  const text = value === null ? '' : areasText(value, options);

  function change(path: AreaPath): void {
    const next: Address = { ...addressOfPath(path), ...(value?.address !== undefined && { address: value.address }) };
    form.set(field.path, Object.keys(next).length === 0 ? null : { ...next });
  }

  function close(): void {
    setOpen(false);
    input.current?.focus();
    onBlur();
  }

  const panel = (
    <Suspense fallback={<AreaNote state="loading" locale={locale} />}>
      <AreaPanel
        path={pathOfAddress(value)}
        depth={areaDepthOf(options)}
        locale={locale}
        layout={layout}
        isFullScreen={isFullScreen}
        onPicked={(path) => {
          change(path);
          close();
        }}
      />
    </Suspense>
  );
  const trigger = (
    <button
      {...attributes}
      ref={input}
      type="button"
      role="combobox"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-controls={panelId}
      disabled={disabled}
      className={styles.input}
      data-compact={compact || undefined}
      onClick={() => setOpen(!isOpen)}
    >
      <span className={text === '' ? styles.placeholder : styles.value}>
        {text || (compact ? '' : ((mayBeEmpty ? localizedOption(options, 'emptyValue', locale) : null) ?? areaPickerText.choose[locale]))}
      </span>
      <DownOutlined aria-hidden />
    </button>
  );
  const title = fillText(areaPickerText.picking[locale], { label });
  const areas = (
    <div className={styles.field}>
      {isFullScreen ? (
        <>
          {trigger}
          <Drawer
            open={isOpen}
            destroyOnHidden
            placement="bottom"
            size="100%"
            title={title}
            closable={{ 'aria-label': areaPickerText.close[locale] }}
            onClose={close}
          >
            <div id={panelId} className={styles.screen}>
              {isOpen ? panel : null}
            </div>
          </Drawer>
        </>
      ) : (
        <DropdownPanel id={panelId} title={title} isOpen={isOpen} panel={panel} onClose={close} onOpenChange={setOpen}>
          {trigger}
        </DropdownPanel>
      )}
      {text !== '' && mayBeEmpty && !disabled ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={fillText(areaPickerText.clear[locale], { label })}
          onClick={() => {
            change([]);
            input.current?.focus();
          }}
        >
          <CloseCircleFilled aria-hidden />
        </button>
      ) : null}
    </div>
  );
  return switchOption(options, 'autoGetLocation') ? (
    <div className={styles.located}>
      {areas}
      <Suspense fallback={null}>
        <CurrentAreaButton {...props} />
      </Suspense>
    </div>
  ) : (
    areas
  );
}

interface DropdownPanelProps {
  readonly id: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly panel: ReactNode;
  readonly onClose: () => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactElement;
}

function DropdownPanel({ id, title, isOpen, panel, onClose, onOpenChange, children }: DropdownPanelProps) {
  return (
    <Popover
      open={isOpen}
      // The input opens and closes the panel itself; this handles clicks outside.
      onOpenChange={(next) => next || onOpenChange(false)}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      destroyOnHidden
      content={
        <div
          id={id}
          role="dialog"
          aria-label={title}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            onClose();
          }}
        >
          {isOpen ? panel : null}
        </div>
      }
    >
      {children}
    </Popover>
  );
}
