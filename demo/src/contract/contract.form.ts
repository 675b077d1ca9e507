import type { FormDefinition } from '@inkstone/schema';

/** Demonstrates tabs that depend on the kind of contract, ranges, choices from another model, checks and events. */
export const contractForm: FormDefinition = {
  code: 'contract',
  name: '合約簽核單',
  name_i18n: { en: 'Contract approval' },
  schemaCode: 'contract',
  controls: [
    { key: 'form_title', type: 'title', options: { name: '合約簽核單', name_i18n: { en: 'Contract approval' } } },
    { key: 'sequenceNo', type: 'sequence-no', options: { name: '單據編號', name_i18n: { en: 'Number' } } },
    {
      key: 'creater',
      type: 'create-by',
      options: { name: '申請人', name_i18n: { en: 'Applicant' }, mappings: [{ from: 'name', to: 'our_contact' }] },
    },
    { key: 'subject', type: 'text', options: { name: '合約名稱', name_i18n: { en: 'Contract' }, required: true, maxLength: 100 } },
    { key: 'our_contact', type: 'text', options: { name: '我方窗口', name_i18n: { en: 'Our contact' }, maxLength: 40 } },
    {
      key: 'kind',
      type: 'radio',
      options: {
        name: '合約類型',
        name_i18n: { en: 'Type' },
        required: true,
        options: [
          { code: 'purchase', value: '採購', name_i18n: { en: 'Purchase' } },
          { code: 'service', value: '服務', name_i18n: { en: 'Service' } },
          { code: 'secrecy', value: '保密協議', name_i18n: { en: 'Non-disclosure' } },
        ],
      },
    },
    {
      key: 'parts',
      type: 'tabs',
      options: {
        name: '合約內容',
        name_i18n: { en: 'Contents' },
        tabDefaultValue: 'part_party',
        heads: [
          { key: 'part_party', title: '對象與期間', title_i18n: { en: 'Party and period' } },
          { key: 'part_money', title: '金額與付款', title_i18n: { en: 'Amount and payment' } },
          { key: 'part_terms', title: '條款', title_i18n: { en: 'Terms' } },
        ],
      },
    },
    {
      key: 'part_party',
      type: 'tabs-panel',
      options: { name: '對象與期間', name_i18n: { en: 'Party and period' } },
      layout: [
        { columns: [{ control: 'party' }, { control: 'party_trade' }, { control: 'party_phone' }, { control: 'party_email' }] },
        {
          columns: [
            { control: 'party_address', span: 16 },
            { control: 'party_site', span: 8 },
          ],
        },
        { columns: [{ control: 'period' }, { control: 'sign_on', span: 6 }, { control: 'sign_at', span: 6 }] },
      ],
    },
    {
      key: 'party',
      type: 'dropdown',
      options: {
        name: '簽約對象',
        name_i18n: { en: 'Party' },
        required: true,
        choiceSource: { kind: 'model', schemaCode: 'supplier', displayItem: 'supplier_name', orderField: 'supplier_name', orderType: 1 },
      },
    },
    {
      key: 'party_trade',
      type: 'dropdown',
      options: {
        name: '行業別',
        name_i18n: { en: 'Industry' },
        choiceSource: { kind: 'dictionary', dictionaryId: 'trade', displayType: 'tree' },
      },
    },
    {
      key: 'payment_terms',
      type: 'radio',
      options: {
        name: '付款條件',
        name_i18n: { en: 'Terms of payment' },
        choiceSource: { kind: 'dictionary', dictionaryId: 'payment_terms' },
      },
    },
    {
      key: 'party_phone',
      type: 'text',
      options: {
        name: '對方電話',
        name_i18n: { en: 'Phone' },
        dataLinkage: {
          schemaCode: 'supplier',
          conditions: { field: 'supplier_name', operator: 'eq', valueType: 'currentModel', value: 'party' },
          field: 'phone',
        },
      },
    },
    { key: 'party_email', type: 'text', options: { name: '對方信箱', name_i18n: { en: 'Email' }, dataFormat: 'email' } },
    { key: 'party_address', type: 'address', options: { name: '對方地址', name_i18n: { en: 'Address' } } },
    { key: 'party_site', type: 'location', options: { name: '工作地點', name_i18n: { en: 'Work site' } } },
    { key: 'period', type: 'date-range', options: { name: '合約期間', name_i18n: { en: 'Period' }, required: true } },
    {
      key: 'sign_on',
      type: 'date',
      options: {
        name: '簽約日',
        name_i18n: { en: 'Signing date' },
        verifyFormula: `rule:>=_select:today_prompt:${encodeURIComponent('簽約日不能早於今天')}`,
      },
    },
    { key: 'sign_at', type: 'time', options: { name: '簽約時間', name_i18n: { en: 'Signing time' }, format: 'HH:mm' } },
    {
      key: 'part_money',
      type: 'tabs-panel',
      options: { name: '金額與付款', name_i18n: { en: 'Amount and payment' }, displayFormula: "kind != 'secrecy'" },
      layout: [
        { columns: [{ control: 'amount' }, { control: 'amount_words', span: 16 }] },
        { columns: [{ control: 'deposit_share' }, { control: 'deposit' }, { control: 'price_range' }] },
        { columns: [{ control: 'payment_terms' }] },
        { columns: [{ control: 'payments' }] },
      ],
    },
    {
      key: 'amount',
      type: 'number',
      options: {
        name: '合約金額',
        name_i18n: { en: 'Amount' },
        required: true,
        format: 'thousands.2',
        verifyFormula: JSON.stringify({ rule: '>', input: '0', prompt: encodeURIComponent('合約金額須大於零') }),
        onChange: [
          {
            step: 'message',
            id: 'large',
            when: 'amount > 1000000',
            level: 'warning',
            text: { zh: '超過一百萬元的合約需總經理核准', en: 'Contracts above one million require the approval of the general manager' },
          },
          { step: 'hide-message', id: 'large', when: 'not (amount > 1000000)' },
        ],
      },
    },
    {
      key: 'amount_words',
      type: 'text',
      options: { name: '金額大寫', name_i18n: { en: 'Amount in words' }, computeFormula: 'uppermoney(amount)' },
    },
    {
      key: 'deposit_share',
      type: 'number',
      options: {
        name: '訂金比例',
        name_i18n: { en: 'Deposit rate' },
        format: 'percent.0',
        actions: [
          {
            key: 'thirty',
            name: '三成',
            name_i18n: { en: '30%' },
            steps: [{ step: 'set', field: 'deposit_share', formula: '0.3' }],
          },
        ],
      },
    },
    {
      key: 'deposit',
      type: 'number',
      options: { name: '訂金', name_i18n: { en: 'Deposit' }, format: 'thousands.2', computeFormula: 'round(amount * deposit_share, 2)' },
    },
    {
      key: 'price_range',
      type: 'number-range',
      options: { name: '議價區間', name_i18n: { en: 'Negotiation range' }, format: 'thousands' },
    },
    {
      key: 'payments',
      type: 'sheet',
      options: { name: '付款期別', name_i18n: { en: 'Payments' }, isEmptyRow: true, rows: 1, showTotal: true, frozenColumns: 2 },
      columns: [
        { key: 'stage', type: 'text', options: { name: '期別', name_i18n: { en: 'Stage' }, noRepeat: true } },
        { key: 'due', type: 'date', options: { name: '付款日', name_i18n: { en: 'Due' } } },
        { key: 'share', type: 'number', options: { name: '比例', name_i18n: { en: 'Rate' }, format: 'percent.0', width: 110 } },
        {
          key: 'due_amount',
          type: 'number',
          options: {
            name: '金額',
            name_i18n: { en: 'Amount' },
            format: 'thousands.2',
            width: 150,
            showTotal: true,
            computeFormula: 'round(amount * share, 2)',
          },
        },
      ],
    },
    {
      key: 'court',
      type: 'text',
      options: { name: '管轄法院', name_i18n: { en: 'Jurisdiction' }, maxLength: 60, dictionaryData: { dictionaryId: 'courts' } },
    },
    {
      key: 'part_terms',
      type: 'tabs-panel',
      options: { name: '條款', name_i18n: { en: 'Terms' }, activeFormula: "kind == 'secrecy'" },
      layout: [
        { columns: [{ control: 'advice' }] },
        {
          columns: [
            { control: 'covers', span: 12 },
            { control: 'support_hours', span: 12 },
          ],
        },
        { columns: [{ control: 'court', span: 12 }] },
        { columns: [{ control: 'draft_files' }, { control: 'site_photos' }] },
        { columns: [{ control: 'signed' }, { control: 'concerned' }] },
        { columns: [{ control: 'remarks' }] },
      ],
    },
    {
      key: 'advice',
      type: 'tips',
      options: { name: '保密條款請以公司範本為準。', name_i18n: { en: 'Confidentiality: use company template.' } },
    },
    {
      key: 'covers',
      type: 'dropdown-multi',
      options: {
        name: '涵蓋事項',
        name_i18n: { en: 'Covers' },
        options: [
          { code: '保固', value: '保固', name_i18n: { en: 'Warranty' } },
          { code: '維護', value: '維護', name_i18n: { en: 'Maintenance' } },
          { code: '教育訓練', value: '教育訓練', name_i18n: { en: 'Training' } },
          { code: '備品', value: '備品', name_i18n: { en: 'Spare parts' } },
        ],
      },
    },
    {
      key: 'support_hours',
      type: 'time-range',
      options: {
        name: '服務時段',
        name_i18n: { en: 'Service hours' },
        format: 'HH:mm',
        maxTime: '22:00',
        displayFormula: "kind == 'service'",
      },
    },
    {
      key: 'draft_files',
      type: 'attachment',
      options: { name: '合約草案', name_i18n: { en: 'Drafts' }, fileTypes: 'pdf;docx;txt', limitNumber: 'custom', fileNumber: 3 },
    },
    { key: 'site_photos', type: 'image', options: { name: '現場照片', name_i18n: { en: 'Site photos' }, number: 'batch;min:0;max:4' } },
    { key: 'signed', type: 'signature', options: { name: '經辦人簽名', name_i18n: { en: 'Signature' }, displayEnd: 'both' } },
    {
      key: 'concerned',
      type: 'staff-dept-mixed',
      options: { name: '知會', name_i18n: { en: 'Also notify' }, defaultValueType: 'originator' },
    },
    {
      key: 'remarks',
      type: 'form-container',
      options: { name: '備註', name_i18n: { en: 'Remarks' }, maxRows: 3 },
      layout: [{ columns: [{ control: 'notes' }] }],
    },
    {
      key: 'opinions',
      type: 'approval-opinion',
      options: { name: '簽核意見', name_i18n: { en: 'Approval opinions' }, fileTypes: 'pdf;docx;txt;png' },
    },
    { key: 'notes', type: 'textarea', options: { name: '備註', name_i18n: { en: 'Notes' }, maxLength: 500 } },
  ],
  layout: [
    { columns: [{ control: 'form_title' }] },
    { columns: [{ control: 'sequenceNo' }, { control: 'creater' }, { control: 'our_contact' }] },
    { columns: [{ control: 'subject' }, { control: 'kind' }] },
    { columns: [{ control: 'parts' }] },
    { columns: [{ control: 'opinions' }] },
  ],
};
