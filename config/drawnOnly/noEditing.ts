const NOT_EDITED = { editableKeys: undefined, newLineRecord: undefined };

/** In place of the rows that ProTable lets edit in a form around the table: ours are changed in dialogs and on pages. */
export const useEditableArray = () => NOT_EDITED;
export default useEditableArray;
export const editableRowByKey = ({ data }: { data: unknown }) => data;
export const recordKeyToString = String;
