import { Skeleton as AntdSkeleton, type SkeletonProps } from 'antd';

/**
 * What stands where something will, while it loads. antd draws it as a list of empty items: who listens instead of
 * looking hears nothing of it, but that what it stands in is busy.
 */
export function Skeleton(props: SkeletonProps) {
  return (
    <div aria-hidden className="fish-skeleton">
      <AntdSkeleton {...props} />
    </div>
  );
}

Skeleton.Button = AntdSkeleton.Button;
Skeleton.Node = AntdSkeleton.Node;
