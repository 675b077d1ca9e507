import { defineControl } from '@inkstone/form-engine';
import type { Address } from '@inkstone/schema';
import { addressBehaviour } from '../values/address-value.ts';
import { addressProps } from '../address/address-props.ts';

/** Province, city and district, picked on a tab each; without the street. */
export const addressTabSelectorModel = defineControl<Address | null>({
  ...addressBehaviour,
  type: 'address-tab-selector',
  code: 20,
  dataItemTypes: ['Address'],
  props: addressProps,
  samples: [
    {
      provinceName: '高雄市',
      provinceAdcode: '64000',
      cityName: '高雄市',
      cityAdcode: '64000',
      districtName: '鼓山區',
      districtAdcode: '64000020',
    },
    { provinceName: '高雄市', provinceAdcode: '64000' },
    null,
  ],
});
