import BankOutlined from '@ant-design/icons/es/icons/BankOutlined';
import UserOutlined from '@ant-design/icons/es/icons/UserOutlined';
import { unitTypes, type Unit } from '@inkstone/schema';
import { useEffect, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import styles from './unit-list.module.css';

/** The avatar of a person if there is one, otherwise an icon for the kind of unit. */
export function UnitIcon({ unit }: { readonly unit: Unit }) {
  const pictureOf = useFormUiServices()?.pictureOf;
  const [picture, setPicture] = useState<{ readonly id: string; readonly address: string } | null>(null);
  const isPerson = unit.unitType === unitTypes.user;
  const { id } = unit;
  useEffect(() => {
    if (!isPerson || !pictureOf) return undefined;
    let isCurrent = true;
    // A picture that fails to load counts as none.
    pictureOf(id).then(
      (address) => isCurrent && address && setPicture({ id, address }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isPerson, pictureOf]);
  if (!isPerson) return <BankOutlined aria-hidden />;
  return picture?.id === id ? <img className={styles.picture} src={picture.address} alt="" /> : <UserOutlined aria-hidden />;
}
