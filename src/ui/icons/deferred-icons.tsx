import { Icon, type IconProps } from './icons';

// Icons of components that load later: those in icons.tsx load with every page.

export const RulerIcon = (props: IconProps) => (
  <Icon {...props} d="M2.75 8h18.5v8H2.75Zm3.5 0v3.25M10 8v4.25M13.75 8v3.25M17.5 8v4.25" />
);

/** Glasses in a viewfinder. */
export const TryOnIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.25 8V5.25a2 2 0 0 1 2-2H8m8 0h2.75a2 2 0 0 1 2 2V8m0 8v2.75a2 2 0 0 1-2 2H16m-8 0H5.25a2 2 0 0 1-2-2V16M6 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Zm7 0a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0Zm-2-.5c.6-.5 1.4-.5 2 0"
  />
);

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15V3.5m0 0L7.75 7.75M12 3.5l4.25 4.25M7 11H5v9.5h14V11h-2" />
);

export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.25 5.25h11.5a2.5 2.5 0 0 1 2.5 2.5v10a2.5 2.5 0 0 1-2.5 2.5h-11.5a2.5 2.5 0 0 1-2.5-2.5v-10a2.5 2.5 0 0 1 2.5-2.5ZM3.75 10h16.5M8 3v4M16 3v4"
  />
);

export const CreditCardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.75 5.25h14.5a2 2 0 0 1 2 2v9.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2v-9.5a2 2 0 0 1 2-2ZM2.75 9.75h18.5M6 15h4"
  />
);

export const ChevronUpIcon = (props: IconProps) => <Icon {...props} d="m5.5 15.5 6.5-6.5 6.5 6.5" />;

export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.25 12c2.5-4.2 5.8-6.25 9.75-6.25S19.25 7.8 21.75 12c-2.5 4.2-5.8 6.25-9.75 6.25S4.75 16.2 2.25 12ZM9 12a3 3 0 1 0 6 0a3 3 0 1 0-6 0Z"
  />
);

export const OneColumnIcon = (props: IconProps) => <Icon {...props} d="M5 4.5h14v6H5zm0 9h14v6H5z" />;

export const ShieldIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="m12 3 7.5 2.6v5.7c0 4.5-3 8-7.5 9.7-4.5-1.7-7.5-5.2-7.5-9.7V5.6ZM8.5 12l2.5 2.5 4.5-5"
  />
);

export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 17.25H2.5V5.75H14v11.5H9m5-8h4l3.5 4v4h-2m-4 0H14M5 17.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0ZM15.5 17.25a2 2 0 1 0 4 0a2 2 0 1 0-4 0Z"
  />
);

export const TwoColumnsIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 4.5h6v6h-6zm9 0h6v6h-6zm-9 9h6v6h-6zm9 0h6v6h-6z" />
);

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props} d="M4 12h16m-6.25-6.25L20 12l-6.25 6.25" />
);

export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="M15 5.5 8.5 12l6.5 6.5" />;

export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />;

export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />;

export const ReturnIcon = (props: IconProps) => (
  <Icon {...props} d="M8.5 5.5 4 10l4.5 4.5M4 10h10.75a4.75 4.75 0 0 1 0 9.5H11" />
);
export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12h-17zm.5.5 8 6.5 8-6.5" />;

export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.5S5.5 15 5.5 10a6.5 6.5 0 0 1 13 0c0 5-6.5 10.5-6.5 10.5Zm0-8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
  />
);

export const ExpandIcon = (props: IconProps) => (
  <Icon {...props} d="M14.5 4H20v5.5M9.5 20H4v-5.5M20 4l-6 6M4 20l6-6" />
);

export const ShrinkIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 10H14V4.5M4.5 14H10v5.5M14 10l6-6M10 14l-6 6" />
);

export const MoveIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 3.5v17m-8.5-8.5h17M12 3.5 9.75 5.75M12 3.5l2.25 2.25M12 20.5l-2.25-2.25M12 20.5l2.25-2.25M3.5 12l2.25-2.25M3.5 12l2.25 2.25M20.5 12l-2.25-2.25M20.5 12l-2.25 2.25"
  />
);
