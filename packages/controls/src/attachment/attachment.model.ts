import { defineControl } from '@inkstone/form-engine';
import { limits } from '@inkstone/schema';
import { inputProps, selectProp, switchProp, unsetProp } from '../props/control-props.ts';
import { atMostEntries, wholeNumber } from '../option-rule/option-rule.ts';
import { filesBehaviour, presentFile, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload-rule/check-upload.ts';
import { fileTypesProp, uploadProps } from '../upload/upload-props.ts';

/** Files of any kind. */
export const attachmentModel = defineControl<FilesValue>({
  ...filesBehaviour(presentFile),
  type: 'attachment',
  code: 9,
  props: {
    ...inputProps,
    ...uploadProps,
    fileTypes: fileTypesProp,
    displayTemplate: switchProp(true, '顯示範本', 'Show templates'),
    templateFile: { ...unsetProp('files', '範本檔案', 'Templates'), check: atMostEntries(limits.templateFilesMax) },
    limitNumber: selectProp(
      'unlimited',
      [
        ['unlimited', '不限', 'Unlimited'],
        ['custom', '自訂', 'Custom'],
      ],
      { zh: '附件數量', en: 'Number of attachments' },
    ),
    fileNumber: {
      default: 1,
      hint: 'number',
      label: { zh: '最多附件數', en: 'Maximum attachments' },
      check: wholeNumber({ max: limits.attachmentsMax }),
    },
  },
  validate: (value, { options }) => filesIssues('attachment', value ?? [], options),
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000301', name: '報價單.pdf', fileSize: 128_000 },
      { id: '01980000-0000-7000-8000-000000000302', name: '規格.docx', fileSize: 64_000 },
    ],
    null,
  ],
});
