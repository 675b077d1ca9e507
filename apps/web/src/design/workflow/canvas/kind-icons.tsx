import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import ApiOutlined from '@ant-design/icons/es/icons/ApiOutlined';
import AuditOutlined from '@ant-design/icons/es/icons/AuditOutlined';
import BranchesOutlined from '@ant-design/icons/es/icons/BranchesOutlined';
import FieldTimeOutlined from '@ant-design/icons/es/icons/FieldTimeOutlined';
import FormOutlined from '@ant-design/icons/es/icons/FormOutlined';
import MergeOutlined from '@ant-design/icons/es/icons/MergeOutlined';
import NodeIndexOutlined from '@ant-design/icons/es/icons/NodeIndexOutlined';
import PartitionOutlined from '@ant-design/icons/es/icons/PartitionOutlined';
import PlayCircleOutlined from '@ant-design/icons/es/icons/PlayCircleOutlined';
import SendOutlined from '@ant-design/icons/es/icons/SendOutlined';
import StopOutlined from '@ant-design/icons/es/icons/StopOutlined';
import type { ComponentType } from 'react';
import type { FlowKind } from '../flow/flow-content.ts';

interface IconProps {
  readonly className?: string;
  readonly 'aria-hidden'?: 'true';
}

export const kindIcons: Readonly<Record<FlowKind, ComponentType<IconProps>>> = {
  start: PlayCircleOutlined,
  approve: AuditOutlined,
  handle: FormOutlined,
  circulate: SendOutlined,
  exclusive: BranchesOutlined,
  parallel: PartitionOutlined,
  inclusive: ApartmentOutlined,
  join: MergeOutlined,
  timer: FieldTimeOutlined,
  service: ApiOutlined,
  subprocess: NodeIndexOutlined,
  end: StopOutlined,
};
