import { generalTexts } from '@inkstone/schema';
import { defineTexts } from '../../platform/i18n/texts.ts';

export const appsTexts = defineTexts('admin-apps', {
  title: { zh: '應用', en: 'Applications' },
  intro: {
    zh: '查看每個應用的狀態、開啟設計或管理角色成員。內容、版本與套件在設計環境。',
    en: 'See the status of each application, open its design or manage the members of its roles. Contents, versions and packages are in the design environment.',
  },
  loading: generalTexts.loading,
  noApps: { zh: '還沒有應用', en: 'No applications yet' },
  noAppsHint: { zh: '可以在設計環境建立應用或匯入套件。', en: 'Create one or import a package in the design environment.' },
  open: { zh: '使用中', en: 'In use' },
  closed: { zh: '已關閉', en: 'Closed' },
  unpublished: { zh: '尚未發布', en: 'Not published yet' },
  changed: { zh: '{count} 份文件有未發布的修改', en: '{count} unpublished {count|change|changes}' },
  design: { zh: '設計', en: 'Design' },
  designNamed: { zh: '設計「{name}」', en: 'Design {name}' },
  members: { zh: '角色成員', en: 'Role members' },
  membersNamed: { zh: '「{name}」的角色成員', en: 'Role members of {name}' },
});
