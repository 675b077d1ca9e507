import { defineControl } from '@inkstone/form-engine';
import { unitTypes, type ApprovalOpinion } from '@inkstone/schema';
import { inputProps, switchProp } from '../props/control-props.ts';
import { opinionsBehaviour } from './opinion-value.ts';
import { fileTypesProp } from '../upload/upload-props.ts';

const manager = { id: '01980000-0000-7000-8000-000000000002', name: '陳志明', unitType: unitTypes.user };

/** The approvers' opinions. They are written by the actions on work items, never as a value of the form. */
export const approvalOpinionModel = defineControl<readonly ApprovalOpinion[]>({
  ...opinionsBehaviour,
  type: 'approval-opinion',
  code: 70,
  props: {
    ...inputProps,
    showTextOpinion: switchProp(true),
    showUpload: switchProp(true),
    showSignature: switchProp(true),
    fileTypes: fileTypesProp,
    commonCommentSwitch: switchProp(true),
  },
  samples: [
    [
      {
        id: '01980000-0000-7000-8000-000000000401',
        user: manager,
        activity: '主管審核',
        result: 'agree',
        text: '請依規定辦理',
        createdAt: '2026-11-21T01:23:45.000Z',
        files: [{ id: '01980000-0000-7000-8000-000000000301', name: '報價單.pdf', fileSize: 128_000 }],
        signature: { id: '01980000-0000-7000-8000-000000000321', name: '陳志明.png', fileSize: 12_000 },
      },
    ],
    [],
  ],
});
