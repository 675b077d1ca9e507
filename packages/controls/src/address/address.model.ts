import { defineControl } from '@inkstone/form-engine';
import type { Address } from '@inkstone/schema';
import { addressBehaviour } from '../values/address-value.ts';
import { switchProp } from '../props/control-props.ts';
import { addressProps } from './address-props.ts';

const taipei = { provinceName: '臺北市', provinceAdcode: '63000' };

/** Province, city and district, and optionally the street. */
export const addressModel = defineControl<Address | null>({
  ...addressBehaviour,
  type: 'address',
  code: 14,
  dataItemTypes: ['Address'],
  props: { ...addressProps, addressDetail: switchProp(true) },
  samples: [
    { ...taipei, cityName: '臺北市', cityAdcode: '63000', districtName: '大安區', districtAdcode: '63000030', address: '羅斯福路四段1號' },
    taipei,
    null,
  ],
});
