import { defineControl } from '@inkstone/form-engine';
import { limits, type Location } from '@inkstone/schema';
import { locationBehaviour } from '../values/address-value.ts';
import { selectProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';
import { locationOptionIssues, distanceIssues } from './location-rule.ts';

/** A location, found by the device or picked on a map. */
export const locationModel = defineControl<Location | null>({
  ...locationBehaviour,
  type: 'location',
  code: 11,
  dataItemTypes: ['Address'],
  props: {
    ...valueProps,
    range: { default: limits.locationRangeMetres, hint: 'number' },
    place: unsetProp('address'),
    displayMode: selectProp('accurate', ['accurate', 'general']),
    autoGetLocation: switchProp(false),
  },
  validate: (value, { options }) => distanceIssues(value, options),
  validateOptions: locationOptionIssues,
  samples: [
    {
      provinceName: '臺北市',
      provinceAdcode: '63000',
      cityName: '臺北市',
      cityAdcode: '63000',
      districtName: '信義區',
      districtAdcode: '63000020',
      address: '市府路45號',
      longitude: 121.5645,
      latitude: 25.0338,
    },
    { longitude: 0, latitude: 0 },
    null,
  ],
});
