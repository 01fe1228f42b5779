export * from './add-saved-items/add-saved-items.ts';
export * from './count-saved-items/count-saved-items.ts';
export * from './list-saved-items/list-saved-items.ts';
export * from './remove-saved-item/remove-saved-item.ts';
