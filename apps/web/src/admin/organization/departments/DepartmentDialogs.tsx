import type { ReactNode } from 'react';
import type { ManagedDepartment } from '@inkstone/api';
import { localizedName } from '@inkstone/schema';
import { useLocale } from '../../../platform/i18n/use-texts.ts';
import { OnDayDialog } from '../OnDayDialog.tsx';
import { CloseDialog } from './CloseDialog.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { MergeDialog } from './MergeDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

export type DepartmentDialogKind = 'edit' | 'below' | 'move' | 'merge' | 'close' | 'day';

interface DepartmentDialogsProps {
  readonly kind: DepartmentDialogKind;
  readonly department: ManagedDepartment;
  readonly departments: readonly ManagedDepartment[];
  readonly onChoose: (id: string) => void;
  readonly onEdited: () => void;
  readonly onClose: () => void;
}

/** The open dialog of a department. */
export function DepartmentDialogs({ kind, department, departments, onChoose, onEdited, onClose }: DepartmentDialogsProps) {
  const locale = useLocale();
  const dialogs: Readonly<Record<DepartmentDialogKind, () => ReactNode>> = {
    edit: () => <DepartmentDialog department={department} parentId={null} onSaved={onEdited} onClose={onClose} />,
    below: () => (
      <DepartmentDialog
        department={null}
        parentId={department.id}
        onSaved={(id) => {
          onClose();
          onChoose(id);
        }}
        onClose={onClose}
      />
    ),
    move: () => <MoveDialog department={department} departments={departments} onClose={onClose} />,
    merge: () => (
      <MergeDialog
        department={department}
        departments={departments}
        onClose={(intoId) => {
          onClose();
          if (intoId !== null) onChoose(intoId);
        }}
      />
    ),
    close: () => <CloseDialog department={department} onClose={onClose} />,
    day: () => <OnDayDialog subject={{ departmentId: department.id }} name={localizedName(department, locale)} onClose={onClose} />,
  };
  return dialogs[kind]();
}
