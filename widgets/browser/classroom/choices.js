// Write a form's choices into an address fragment, leaving out the defaults, and read them back.

/** @param {HTMLFormElement} form */
function listInputs(form) {
  return [...form.elements].filter((element) => element instanceof HTMLInputElement);
}

/** @param {HTMLFormElement} form */
export function writeChoices(form) {
  const chosen = new URLSearchParams();
  for (const input of listInputs(form)) {
    const { name, type, value, checked } = input;
    if (type === 'radio') {
      if (checked && !input.defaultChecked) chosen.set(name, value);
    } else if (type === 'checkbox') {
      if (checked !== input.defaultChecked) chosen.set(name, checked ? 'on' : 'off');
    } else if (value !== input.defaultValue) {
      chosen.set(name, value);
    }
  }
  return chosen.toString();
}

/**
 * Apply an address's choices; anything else in it is ignored.
 * @param {HTMLFormElement} form
 * @param {string} text
 */
export function readChoices(form, text) {
  const chosen = new URLSearchParams(text);
  for (const input of listInputs(form)) {
    const wish = chosen.get(input.name);
    if (input.type === 'radio') {
      input.checked = offers(form, input.name, wish) ? wish === input.value : input.defaultChecked;
    } else if (input.type === 'checkbox') {
      input.checked = wish ? wish === 'on' : input.defaultChecked;
    } else {
      input.value = wish ?? input.defaultValue;
      // Browsers empty a number field that gets anything else.
      input.value ||= input.defaultValue;
    }
  }
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string | null} value
 */
function offers(form, name, value) {
  return listInputs(form).some((input) => input.name === name && input.value === value);
}
