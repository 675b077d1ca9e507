import { defineControl } from '@inkstone/form-engine';
import { controlTypes, limits } from '@inkstone/schema';
import { inputProps, selectProp, switchProp, unsetProp } from '../options/control-props.ts';
import { atMostEntries, wholeNumber } from '../option-rule/option-rule.ts';
import { filesBehaviour, presentFile, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload/check-upload.ts';
import { fileTypesProp, uploadProps } from '../upload/upload-props.ts';

/** Any files. */
export const attachmentModel = defineControl<FilesValue>({
  ...filesBehaviour(presentFile),
  type: 'attachment',
  code: controlTypes.attachment,
  props: {
    ...inputProps,
    ...uploadProps,
    fileTypes: fileTypesProp,
    displayTemplate: switchProp(true, '顯示範本', 'Offer templates'),
    templateFile: { ...unsetProp('files', '範本檔案', 'Templates'), check: atMostEntries(limits.templateFilesMost) },
    limitNumber: selectProp(
      'unlimited',
      [
        ['unlimited', '不限', 'Any number'],
        ['custom', '自訂', 'As many as said'],
      ],
      { zh: '附件數量', en: 'Number of files' },
    ),
    fileNumber: {
      default: 1,
      hint: 'number',
      label: { zh: '最多附件數', en: 'At most' },
      check: wholeNumber({ max: limits.attachmentsMost }),
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
